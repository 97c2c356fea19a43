# Equipment inspection.

# Carrom

inspect-carrom-board = Board
inspect-carrom-board-material = Material of the playing surface
inspect-carrom-board-thickness = Thickness of the playing surface
inspect-carrom-board-side = Side of the playing surface, which is square
inspect-carrom-board-smoothness = The playing surface is smooth all over
inspect-carrom-board-striker-run = Lengths of the board that a 15 g striker runs when hit from the base line as hard as possible
inspect-carrom-board-shape = The playing surface is square, flat and smooth
inspect-carrom-frame = Frame
inspect-carrom-frame-material = Material of the frame
inspect-carrom-frame-inner-corners = The inner corners of the frame are rounded
inspect-carrom-frame-height = Height of the frame above the playing surface
inspect-carrom-frame-width = Width of the frame
inspect-carrom-frame-stiffeners = Stiffeners, if there are any, lie under the surface and are joined to the frame
inspect-carrom-frame-bracing = Suitable bracing is fixed to the frame under the playing surface
inspect-carrom-pocket = Pockets
inspect-carrom-pocket-count = Number of pockets
inspect-carrom-pocket-diameter = Diameter of a pocket
inspect-carrom-pocket-edge = The pockets are rounded on the inside and not on the outside
inspect-carrom-pocket-plywood-cut = The plywood at the corners of the frame is cut away
inspect-carrom-pocket-plywood-rounding = The plywood is cut round where it joins the corners of the frame
inspect-carrom-pocket-example-diameter = Diameter of a pocket on the example board
inspect-carrom-base-line = Base lines
inspect-carrom-base-line-count = Number of base lines, two on each side
inspect-carrom-base-line-length = Length of a base line
inspect-carrom-base-line-colour = The base lines are black
inspect-carrom-base-line-evenness = The base lines are placed alike on all sides
inspect-carrom-base-line-parallel = The base lines are straight and parallel to the frame
inspect-carrom-base-line-lower-thickness = Thickness of a lower base line
inspect-carrom-base-line-frame-distance = Distance of a lower base line from the frame
inspect-carrom-base-line-separation = Distance of an upper base line from the lower one
inspect-carrom-base-line-example-separation = Distance between the two lines on the example board
inspect-carrom-base-circle = Base circles
inspect-carrom-base-circle-count = Number of base circles, one at each end of the lines of each side
inspect-carrom-base-circle-diameter = Diameter of a base circle
inspect-carrom-base-circle-core-diameter = Diameter of the coloured core of a base circle
inspect-carrom-base-circle-core-colour = The core of the base circles is red
inspect-carrom-base-circle-contact = Each base circle touches both lines of its side and, prolonged, the upper line of the next side
inspect-carrom-base-circle-gap = Gap between neighbouring base circles of two sides
inspect-carrom-arrow = Arrows
inspect-carrom-arrow-count = Number of arrows
inspect-carrom-arrow-colour = The arrows are black
inspect-carrom-arrow-thickness = Thickness of an arrow
inspect-carrom-arrow-length = Length of an arrow
inspect-carrom-arrow-angle = Angle of an arrow to the sides
inspect-carrom-arrow-direction = Each arrow runs between the two base circles towards the middle of the pocket
inspect-carrom-arrow-pocket-distance = Distance of an arrow from the edge of the pocket
inspect-carrom-arrow-arc-diameter = Diameter of the decorative arc, if it is drawn
inspect-carrom-arrow-arc-ends = The decorative arc, if it is drawn, has a pointer at both ends
inspect-carrom-arrow-diagonals = Two diagonals are drawn as foul lines
inspect-carrom-centre-circle = Centre circle
inspect-carrom-centre-circle-position = The centre circle is in the exact middle of the board
inspect-carrom-centre-circle-outline = The centre circle is outlined in black
inspect-carrom-centre-circle-fill = The centre circle is filled with red
inspect-carrom-centre-circle-diameter = Diameter of the centre circle
inspect-carrom-centre-circle-example-size = The centre circle is as big as a carromman
inspect-carrom-outer-circle = Outer circle
inspect-carrom-outer-circle-position = The outer circle has its centre in the middle of the board
inspect-carrom-outer-circle-colour = The outer circle is drawn in black
inspect-carrom-outer-circle-diameter = Diameter of the outer circle
inspect-carrom-outer-circle-example-ratio = How many times wider than the centre circle the main circle is
inspect-carrom-man = Carrommen
inspect-carrom-man-material = Material of the carrommen
inspect-carrom-man-shape = The carrommen are round
inspect-carrom-man-diameter = Diameter of a carromman
inspect-carrom-man-thickness = Thickness of a carromman
inspect-carrom-man-edge = The edges of the carrommen are round and plain
inspect-carrom-man-weight = Weight of a carromman
inspect-carrom-man-white-count = Number of white carrommen
inspect-carrom-man-black-count = Number of black carrommen
inspect-carrom-man-queen-count = Number of queens
inspect-carrom-man-uniformity = The carrommen are all alike
inspect-carrom-man-glide = Hit by a standard striker, the carrommen glide smoothly and flat
inspect-carrom-man-smaller-than-striker = The carrommen are a little smaller than the striker
inspect-carrom-striker = Striker
inspect-carrom-striker-shape = The striker is smooth and round
inspect-carrom-striker-diameter = Diameter of the striker
inspect-carrom-striker-weight = Weight of the striker
inspect-carrom-striker-material = Material of the striker
inspect-carrom-striker-no-visible-metal = No metal is visible on the striker
inspect-carrom-striker-design = Designs engraved in the striker, if there are any, are decent
inspect-carrom-striker-example-diameter = Diameter of the striker on the example board
inspect-carrom-striker-example-weight = Weight of the striker as a multiple of a carromman's
inspect-carrom-table = Table or stand
inspect-carrom-table-height = Height of the table or stand
inspect-carrom-table-stability = The board stands steady
inspect-carrom-table-level = The board lies level
inspect-carrom-chair = Chair or stool
inspect-carrom-chair-height = Height of the chair or stool
inspect-carrom-chair-no-armrests = The chair has no armrests
inspect-carrom-chair-raised-height = Height of the seat with the material that raises it
inspect-carrom-powder = Powder
inspect-carrom-powder-quality = The powder is of high quality
inspect-carrom-powder-dryness = The powder is dry
inspect-carrom-powder-container = The powder comes from a container or pouch
inspect-carrom-powder-evenness = The powder is spread evenly
inspect-carrom-powder-material = Material of the powder
inspect-carrom-net = Nets
inspect-carrom-net-cover = Nets close the pockets completely from below
inspect-carrom-net-fixing = The nets are fixed to the underside of the board
inspect-carrom-net-capacity = Carrommen that a net can hold
inspect-carrom-net-presence = There is a net under each pocket
inspect-carrom-lamp = Lighting
inspect-carrom-lamp-height = The lamp hangs at a suitable height over the board
inspect-carrom-lamp-lit-area = The lamp lights only the board and its frame
inspect-carrom-lamp-shade-shape = Shape of the shade
inspect-carrom-lamp-shade-material = Material of the shade
inspect-carrom-lamp-shade-inside = The inside of the shade is white
inspect-carrom-lamp-shade-count = Number of shades
inspect-carrom-lamp-bulb-count = Number of bulbs
inspect-carrom-lamp-bulb-kind = The bulb is clear
inspect-carrom-lamp-power = Power of the bulb
inspect-carrom-lamp-glare = The light does not shine in the players' eyes
inspect-carrom-area = Board area
inspect-carrom-area-side = Side of the board area, which is square

# Snooker

inspect-snooker-table = Table
inspect-snooker-table-length = Length of the playing area, between the cushion faces
inspect-snooker-table-width = Width of the playing area, between the cushion faces
inspect-snooker-table-height = Height from the floor to the top of the cushion rail
inspect-snooker-pocket = Pockets
inspect-snooker-pocket-count = Number of pockets
inspect-snooker-pocket-position = Four pockets are in the corners and one is in the middle of each long side
inspect-snooker-pocket-opening = The pocket openings match the templates approved by the WPBSA
inspect-snooker-baulk = Baulk
inspect-snooker-baulk-line-distance = Distance of the baulk-line from the face of the bottom cushion
inspect-snooker-baulk-line-parallel = The baulk-line is straight and parallel to the bottom cushion
inspect-snooker-d = The D
inspect-snooker-d-radius = Radius of the D
inspect-snooker-d-centre = The D is a semicircle in baulk with its centre in the middle of the baulk-line
inspect-snooker-spot = Spots
inspect-snooker-spot-count = Number of spots
inspect-snooker-spot-centre-line = Four spots lie on the centre longitudinal line of the table
inspect-snooker-spot-yellow = The yellow spot is the right corner of the D, seen from the baulk end
inspect-snooker-spot-green = The green spot is the left corner of the D, seen from the baulk end
inspect-snooker-spot-black = Distance of the black spot from the point below the face of the top cushion
inspect-snooker-spot-blue = The blue spot is midway between the top and the bottom cushion
inspect-snooker-spot-pink = The pink spot is midway between the blue spot and the top cushion
inspect-snooker-spot-brown = The brown spot is the middle of the baulk-line
inspect-snooker-ball = Balls
inspect-snooker-ball-material = The balls are of an approved material
inspect-snooker-ball-colours = There is one ball each of yellow, green, brown, blue, pink and black
inspect-snooker-ball-diameter = Diameter of a ball
inspect-snooker-ball-weight = Weights of all the balls of the set
inspect-snooker-ball-white-count = Number of white balls
inspect-snooker-ball-red-count = Number of red balls
inspect-snooker-cue = Cue
inspect-snooker-cue-length = Length of the cue
inspect-snooker-cue-shape = The cue has the traditional, generally accepted shape and form
inspect-snooker-rest = Rests
inspect-snooker-rest-approved-design = The rests are of a design approved by the WPBSA
inspect-snooker-extension = Extensions
inspect-snooker-extension-approved-design = The extensions are of a design approved by the WPBSA
inspect-snooker-adaptor = Adaptors
inspect-snooker-adaptor-approved-design = The adaptors are of a design approved by the WPBSA

# Backgammon

inspect-backgammon-board = Board
inspect-backgammon-board-checker-diameter = Diameter of the checkers for which the board is made
inspect-backgammon-board-no-spare-dice = Dice not in use have been removed from the board
inspect-backgammon-board-no-spare-cubes = Doubling cubes not in use have been removed from the board
inspect-backgammon-cup = Dice cups
inspect-backgammon-cup-inner-lip = The cups have a raised inner lip
inspect-backgammon-dice = Dice
inspect-backgammon-dice-precision = The dice are precision dice
inspect-backgammon-dice-count = Number of dice chosen for the match (two where there are no more, or where the director says so)
inspect-backgammon-dice-per-player = Dice used by each player in a match without a clock
inspect-backgammon-dice-per-game = Dice used in each game of a match with a clock
inspect-backgammon-dice-at-board = Dice at the board in a match with a clock (two where there are no more)
inspect-backgammon-baffle-box = Baffle box
inspect-backgammon-baffle-box-construction = The baffle box, if one is used, is properly built
inspect-backgammon-baffle-box-approval = The baffle box has the director's approval, if a player asked for it
inspect-backgammon-baffle-box-position = The baffle box stands on the side opposite the players' home boards
inspect-backgammon-clock = Clock
inspect-backgammon-clock-construction = The clock, if one is used, is properly built
inspect-backgammon-clock-approval = The clock has the director's approval, if a player asked for it
inspect-backgammon-clock-position = The clock stands on the side of the players' home boards
inspect-backgammon-clock-simple-delay = The clock runs by simple delay
inspect-backgammon-clock-bank = Bank time for each point of the match
inspect-backgammon-clock-delay = Delay time

# Words of choices

inspect-word-plywood = plywood
inspect-word-smooth-wood = other wood as smooth
inspect-word-wood = wood
inspect-word-rosewood = rosewood
inspect-word-hardwood = hardwood
inspect-word-softwood = softwood
inspect-word-plastic = plastic
inspect-word-resin = resin
inspect-word-bone = bone
inspect-word-horn = horn
inspect-word-metal = metal
inspect-word-ivory = ivory
inspect-word-boric-acid = boric acid
inspect-word-square = square
inspect-word-conical = conical
inspect-word-other = other

# What the law asks

inspect-yes = yes
inspect-no = no
inspect-or = {" or "}
inspect-asks-range = { $min } to { $max }
inspect-asks-at-least = at least { $min }
inspect-asks-at-most = at most { $max }
inspect-asks-nominal = { $value } ± { $tolerance }
inspect-asks-stated = { $value }
inspect-asks-count = { $value }
inspect-asks-about = about { $value }
inspect-asks-spread = at most { $tolerance } between the largest and the smallest
inspect-asks-one-of = one of: { $words }
inspect-asks-none-of = anything but: { $words }
inspect-asks-both = { $imperial } ({ $metric })
inspect-asks-advised = { $asked }, advised
inspect-asks-on-demand = { $asked }, if a player insists and it is available

# The command and the form

inspect-result-pass = pass
inspect-result-fail = FAIL
inspect-result-note = note
inspect-result-not-measured = not measured
inspect-required = asked: { $asked }
inspect-unseen = { $values } of { $pieces } measured
inspect-option-edition = The edition to inspect by, such as icf-2001; needed where a game has several.
inspect-option-template = Print an empty form to fill in.
inspect-no-file = name a file with measurements, or - for standard input; “arbitro inspect { $game } --template” prints an empty form.
inspect-form-pieces = several values as a list: [a, b, …]; there are { $pieces }
inspect-form-words = write one of: { $words }
inspect-form-heading =
    Equipment inspection. Write each measurement after its colon; leave empty what is not measured.
    A number is in the unit shown; other units may be written: 29.1 in, 11 ft 8 1/2 in, 0.74 m, 0.5 oz.
    Answer conditions with yes or no: yes is as the law asks.
inspect-unmeasured =
    { $count ->
        [one] Not measured (1 entry):
       *[other] Not measured ({ $count } entries):
    }
inspect-summary =
    { $pass ->
        [one] 1 entry passes
       *[other] { $pass } entries pass
    }, { $fail ->
        [0] none fails
        [one] 1 fails
       *[other] { $fail } fail
    }, { $note ->
        [0] no notes
        [one] 1 note
       *[other] { $note } notes
    }; { $not_measured } not measured, { $partial } measured only in part.

# What cannot be understood

malformed-measure-unknown =
    { $near ->
        [none] there is no entry “{ $key }”; --template prints those there are.
       *[other] there is no entry “{ $key }”; did you mean { $near }? --template prints them all.
    }
malformed-measure-number =
    { $unit ->
        [none] “{ $key }” must be a number, not “{ $given }”.
       *[other] “{ $key }” must be a number, in { $unit } or with its unit, not “{ $given }”.
    }
malformed-measure-unknown-unit = “{ $key }”: the unit of “{ $given }” is not known; known are: { $known }.
malformed-measure-unit =
    { $unit ->
        [none] “{ $key }” is a number of pieces without a unit, not “{ $given }”.
       *[other] “{ $key }” is measured in { $unit }; “{ $given }” is in a unit of another kind.
    }
malformed-measure-negative = “{ $key }” cannot be less than zero: “{ $given }”. Measure it again.
malformed-measure-count = “{ $key }” must be a whole number, not “{ $given }”.
malformed-measure-several = “{ $key }” needs the values of all the pieces in a list: [a, b, …].
malformed-measure-yes-or-no = “{ $key }” must be yes or no, not “{ $given }”.
malformed-measure-word = “{ $key }” must be one of: { $words }; not “{ $given }”.
malformed-measure-empty-list = “{ $key }” is an empty list; write values in it, or leave the key empty.
malformed-measure-empty-form = the form is empty; --template prints one to fill in.
malformed-measure-form = this is not a form: it must be one mapping of entries to values; --template prints one.
malformed-measure-nested = “{ $key }” must be a value or a list of values, not a mapping.
malformed-measure-twice = “{ $key }” appears twice; keep one of them.
malformed-measure-edition = “{ $edition }” is not an edition of { $game }; take one of: { $known }.
malformed-measure-which-edition = { $game } has several editions; say which with --edition: { $known }.
malformed-measure-two-editions =
    the form is for { $form }, but --edition says { $asked }; print a form for that edition, or leave out --edition.
