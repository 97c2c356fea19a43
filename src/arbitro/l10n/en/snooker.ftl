# Snooker: what is ruled, refused and said.

snooker-ball-name =
    { $ball ->
        [red] red
        [yellow] yellow
        [green] green
        [brown] brown
        [blue] blue
        [pink] pink
        [black] black
       *[cue] cue ball
    }
snooker-on-name =
    { $on ->
        [red] red
        [yellow] yellow
        [green] green
        [brown] brown
        [blue] blue
        [pink] pink
        [black] black
       *[colour] any colour
    }
snooker-spot-name =
    { $spot ->
        [yellow] on the yellow spot
        [green] on the green spot
        [brown] on the brown spot
        [blue] on the blue spot
        [pink] on the pink spot
        [black] on the black spot
        [below-pink] below the pink spot, as near as can be
        [below-black] below the black spot, as near as can be
       *[near] as near its own spot as can be, towards the top cushion
    }

snooker-in-hand = The cue ball is in hand.
snooker-taken-as-on = The { snooker-ball-name } counts as { snooker-on-name }.
snooker-no-points = What was potted in the foul stroke scores nothing.
snooker-answered = The referee reports what was seen of the stroke.
snooker-no-miss = No miss is called.
snooker-irrevocable = The request cannot be withdrawn.
snooker-warning-stands = The warning stays in force.
snooker-chosen =
    { $option ->
        [play] The next player plays.
        [play_again] The offender plays again from the position left.
        [free_ball] The next player takes the free ball.
       *[replace] The position is put back.
    }
snooker-frame-lost = { $side } loses the frame under way.
snooker-struck =
    { $player } { $did }{ $called ->
        [none] .
       *[other] : { $called }.
    }
snooker-at-table = { $player } plays; on: { snooker-on-name }.
snooker-did-pot = pots { $what }
snooker-did-hit =
    { $count ->
        [one] hits { $what } first
       *[other] hits { $what } at once
    }
snooker-did-miss = hits no ball
snooker-did-in-off = goes in-off
snooker-did-force-off = forces { $what } off the table
snooker-did-nothing = pots nothing
snooker-ball-told =
    { $ball ->
        [red] { $count ->
            [one] a red
           *[other] { $count } reds
        }
        [yellow] the yellow
        [green] the green
        [brown] the brown
        [blue] the blue
        [pink] the pink
        [black] the black
       *[cue] the cue ball
    }
snooker-free-told = the { snooker-ball-name } as free ball
snooker-scored = { $player } pots { $what }: { $points }.
snooker-reds-gone =
    { $reds ->
        [one] A red stays off the table.
       *[other] { $reds } reds stay off the table.
    }
snooker-colour-gone = The colour stays off the table.
snooker-now-on = Next on: { snooker-on-name }.
snooker-passed = The turn passes to { $to }.
snooker-infringed = A rule was broken.
snooker-fouled = Foul, worth { $value }.
snooker-highest = Several fouls in one stroke: only the highest penalty counts, { $value }.
snooker-charged =
    { $by } has fouled: { $value ->
        [one] 1 point
       *[other] { $value } points
    } to { $to }.
snooker-foul-called = Foul by { $player }.
snooker-in-play = The cue ball is no longer in hand.
snooker-fined =
    { $by } has fouled and is not the striker: { $value ->
        [one] 1 point
       *[other] { $value } points
    } to { $to }, nothing else changes.
snooker-offered = { $to } plays or asks the offender to play again.
snooker-called-free = Free ball for { $to }.
snooker-may-nominate = { $player } may nominate any ball.
snooker-free-lapsed = The free ball is void.
snooker-called-miss =
    { $counted ->
        [yes] Foul and a miss, with a full-ball path open.
       *[no] Foul and a miss.
    }
snooker-balls-returned = The balls that left the table in the stroke come back.
snooker-replaceable = No miss, but the next player may have the position put back.
snooker-warned =
    { $misses ->
        [2] { $player } is warned: a second miss loses the frame.
        [3] { $player } is warned: a third miss loses the frame.
        [4] { $player } is warned: a fourth miss loses the frame.
        [5] { $player } is warned: a fifth miss loses the frame.
       *[other] { $player } is warned: miss number { $misses } loses the frame.
    }
snooker-spotted = The { snooker-ball-name } goes { snooker-spot-name }.
snooker-own-spots-first = Colours whose own spot is free go there first.
snooker-highest-first = The highest colour is placed first.
snooker-spots-known = The referee notes which spots are occupied.
snooker-removed = The { snooker-ball-name } comes off the table.
snooker-held-hit = The touching { snooker-ball-name } counts as hit.
snooker-unpunished = There is no penalty.
snooker-put-back = The { snooker-ball-name } is put back and scores nothing.
snooker-replayed = All balls are put back; { $player } plays again, the same stroke or another.
snooker-all-put-back = All balls are put back.
snooker-repositioned = The referee puts the balls back where they were, without penalty.
snooker-nominated = Nominated: { snooker-ball-name }.
snooker-plays = { $player } plays.
snooker-plays-again = { $player } plays again from the position left.
snooker-restored = { $player } plays again from the original position; on: { snooker-on-name }.
snooker-order-kept = The order of play goes on from there.
snooker-counts = What is potted when playing again counts.
snooker-condoned = The foul was not called in time and is condoned.
snooker-conceding = { $side } concedes; the opponent may accept or play on.
snooker-plays-on = The concession is void; play goes on.
snooker-awarded =
    { $points ->
        [one] 1 point to { $side } for the balls left.
       *[other] { $points } points to { $side } for the balls left.
    }
snooker-forfeited = { $side } loses all points of the frame.
snooker-won =
    { $by ->
        [points] Frame to { $winner } on points.
        [claim] Frame to { $winner } by claim.
        [concession] Frame to { $winner } by concession.
        [three-misses]
            { $misses ->
                [2] Frame to { $winner }: two misses.
                [3] Frame to { $winner }: three misses.
                [4] Frame to { $winner }: four misses.
                [5] Frame to { $winner }: five misses.
               *[other] Frame to { $winner }: { $misses } misses.
            }
       *[misconduct] Frame to { $winner }: the opponent loses it by conduct.
    }
snooker-halved = The frame is over with the scores level.
snooker-respotted = The scores are level: the black is re-spotted and lots are drawn.
snooker-first-on-black = { $player } plays first, from in hand.
snooker-cautioned = { $player } is warned for wasting time.
snooker-told-of-sight = { $player } is told to keep out of the striker's line of sight.
snooker-next-is-misconduct = Going on with it would be unfair conduct, which loses { $player } the frame.
snooker-proposed = The players are offered a restart of the frame.
snooker-objected = { $side } objects; play goes on for a stated time.
snooker-same-order = The order of play stays the same.
snooker-restarted = All points are cancelled and the balls set up again; { $opener } breaks off.

snooker-frame-counted = Frame { $number } goes to { $winner }.
snooker-frame-halved = Frame { $number } ends level and goes to nobody.
snooker-points-counted = Aggregate points: { $one } and { $other } are added.
snooker-opens-next = { $side } opens the next frame.
snooker-begins = { $side } opens the first frame.
snooker-frames-forfeited =
    { $frames ->
        [one] 1 frame not played goes to { $side }.
       *[other] { $frames } frames not played go to { $side }.
    }
snooker-tie-on-aggregate = The totals are equal: the black is re-spotted.
snooker-game-won = { $winner } wins the match.
snooker-game-given-up = { $side } gives up the match; { $winner } wins it.
snooker-game-drawn = The match is drawn.

snooker-refused-the-frame-is-over = The frame is over.
snooker-refused-the-game-is-over = The match is over.
snooker-refused-nothing-is-asked = Nothing is asked of the referee now.
snooker-refused-the-frame-has-begun = The frame has begun: its result follows from what is played.
snooker-refused-the-frame-is-not-over = The frame under way is not over.
snooker-refused-somebody-has-opened = Lots for who begins are drawn before the first frame.
snooker-refused-lots-are-not-drawn = Lots must first be drawn for the re-spotted black.
snooker-refused-ball-is-not-in-play = A ball named is not on the table.
snooker-refused-claim-is-not-open = Only the striker can claim, with only the black left and more than 7 ahead.
snooker-refused-ball-cannot-be-on = That ball cannot be nominated now.
snooker-refused-no-such-colour-was-on = Say which colour the striker was on only where a colour was on, none was declared, and that colour is on the table.
snooker-refused-there-is-no-lot = No lot is to be drawn now.
snooker-refused-colour-belongs-on-the-table = That colour belongs on the table.
snooker-refused-colour-is-on-the-table = This colour is on the table.
snooker-refused-colour-is-off-for-good = That colour has been potted in order and stays off.
snooker-refused-no-free-ball-can-be-called = A free ball is called once after a foul, before the next player has chosen, and never with the black alone.
snooker-refused-there-is-no-free-ball = No free ball was called.
snooker-refused-nobody-is-the-striker = Nobody is at the table: say whose foul it is.
snooker-refused-there-is-no-foul-to-condone = There is no foul that could have gone unnoticed.
snooker-refused-the-request-stands = The request to play again cannot be withdrawn.
snooker-refused-there-was-no-miss = No miss was called, so the position is not put back.
snooker-refused-there-is-nothing-to-choose = There is no choice to make now.
snooker-refused-stalemate-out-of-order = A restart must first be proposed, and after an objection play goes on first.
snooker-refused-nobody-is-in-sight = Only somebody who is not the striker can stand in the striker's line of sight.
snooker-refused-only-the-striker-concedes = Only the striker can concede, and once.
snooker-refused-nobody-resigns = Say which side gives up: nobody is at the table.
snooker-refused-the-concession-waits-for-its-answer = A concession waits for its answer: it is the opponent's choice.
snooker-refused-nothing-to-answer = There is no concession for that side to answer.

malformed-snooker-twice = a ball appears twice at “{ $key }”; only reds can.
malformed-snooker-no-ball = “{ $key }” leaves no object ball on the table.
malformed-snooker-players = “{ $key }” must name two players, or four, each once.
malformed-snooker-pairs = “{ $key }” must name the players of the two pairs in turn, as A1, B1, A2, B2.
malformed-snooker-length = a match needs either “frames” or “best_of”.
malformed-snooker-sessions = “{ $key }” must list the frames of each session, as many as the match has.
malformed-snooker-not-on-the-table = “{ $key }” names a ball that is not on the table then.

snooker-offence-double-hit = Cue ball struck twice
snooker-offence-feet-off-floor = No foot on the floor
snooker-offence-out-of-turn = Played out of turn
snooker-offence-improper-in-hand = Improper play from in hand
snooker-offence-jump = Jump shot
snooker-offence-non-standard-cue = Non-standard cue
snooker-offence-partner-talk = Conferring with the partner
snooker-offence-balls-moving = Balls still moving
snooker-offence-colour-not-spotted = Colour not yet spotted
snooker-offence-push = Push stroke
snooker-offence-touched-ball = Ball touched
snooker-offence-ball-off-table-used = Ball off the table used
snooker-offence-measuring = Measuring with an object
snooker-offence-consecutive-reds = Reds in successive strokes
snooker-offence-non-white-cue-ball = Not the white as cue ball
snooker-offence-no-nomination = Ball not declared when asked
snooker-offence-line-of-sight = Standing in the striker's sight
snooker-offence-touched-marker = Marking device touched
snooker-offence-time-wasting = Wasting time
snooker-offence-misconduct = Unfair conduct

snooker-call-break = { $points }
snooker-call-foul = Foul, { $points }
snooker-call-miss = Foul and a miss, { $points }
snooker-call-free-ball = Free ball
snooker-call-touching-ball = Touching ball
snooker-call-warning =
    { $misses ->
        [2] { $player }, a second miss will lose you the frame
        [3] { $player }, a third miss will lose you the frame
        [4] { $player }, a fourth miss will lose you the frame
        [5] { $player }, a fifth miss will lose you the frame
       *[other] { $player }, miss number { $misses } will lose you the frame
    }
snooker-call-caution = { $player }, warning: wasting time may cost you the frame
snooker-call-conduct = { $side }, warning: if this goes on, you lose the match
snooker-call-sight = { $player }, please keep out of the striker’s sight
snooker-call-restart = Do you both agree to restart the frame?
snooker-call-respotted = Re-spotted black
snooker-call-frame = Frame, { $winner }
snooker-call-match = Match, { $winner }
snooker-call-total = { $player }, { $points }
snooker-asks-concession = The frame is offered: does the opponent accept, or play on?
snooker-asks-toss = Who plays first at the re-spotted black?
snooker-asks-fair-attempt = Was it a fair attempt to hit a ball on?
snooker-asks-clear-path = Was a straight path open to a ball on: none, to part of it, or full-ball?

cli-snooker = Check frame strings; write frames as the recorder's sheet.
cli-snooker-frames = Read frame strings and tell what in them the rules do not allow.
cli-snooker-sheet = Write each frame of a file of cases as the recorder's sheet.
cli-snooker-bad-frame = “{ $frame }” is not a frame string; write 66-59, 131-4 (110), 7-111 (57, 54).
cli-snooker-break = { $player } { $points }
cli-snooker-option-aggregate = Aggregate points decide the match: a frame may end level.
cli-snooker-option-breaks = Write the breaks instead of the strokes.
cli-snooker-option-frames = Write a frame string, as 131-4 (110), instead of the strokes.
cli-snooker-played-out = sound; a frame played to the last black can end so.
cli-snooker-not-played-out = sound if conceded; a frame played to the last black cannot end so.
snooker-doubt-level = A frame ends level only where aggregate points count (--aggregate).
snooker-doubt-score-too-high = No frame has so many points: is a comma missing?
snooker-doubt-break-too-high = No break is over 155.
snooker-doubt-break-over-score = The breaks are worth more than the score.
snooker-doubt-too-few-balls = The table has too few balls for these breaks.
snooker-called-touching = Touching ball: { snooker-ball-name }.
snooker-refused-nothing-new-touches = The cue ball is in hand, the ball is not on the table, or it was called already.
