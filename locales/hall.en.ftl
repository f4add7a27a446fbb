## The hall of the day: pictures
picture-hall-score = { $points } of { $most } points
picture-hall-doors = each door shows its points
picture-hall-steps = { $value } steps
picture-hall-task = hide everybody from all 24 doors
alt-hall-plan = The hall of the day from above, with { $value } steps to hide the ghosts.
alt-hall-score = The hall of the day from above, looked at through every door: { $points } of { $most } points.
alt-hall-doors = Points of the doors, each from 0 to { $most }, left to right as seen from their side: { $doors }.
alt-hall-ghosts = Ghosts: { $ghosts }.
