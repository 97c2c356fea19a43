# Series of tournaments.

series-title = Series
series-says = Events that count together: points by place, the best of them.
series-none = No series yet.
series-new = New series
series-name = Name of the series
series-best = How many events count (empty: all)
series-minimum = Fewest events to be ranked
series-make = Make the series
series-add = Add an event
series-add-says = An event that is over: its final places give the points.
series-event = Event
series-undo = Undo the last change
series-place = Place
series-player = Player
series-total = Points
series-events = Events
series-unranked = not ranked
hall-problem-no-such-series = There is no series { $series }. Look at the list of series.
hall-problem-event-not-over = { $event } is not over yet: it has no final places to count.
hall-problem-event-private = { $event } is private: what is made of it here would show its players to everybody.

hall-problem-bad-webhook = This address or list cannot be used: an http or https address outside this network, and at least one of act, match and desk. There are at most 20.
hall-problem-bad-webhook-secret = A secret that begins with whsec_ goes on in base64.
hall-problem-no-such-webhook = There is no such webhook.
