# A message a day to those who want it.

cmd-settings-digest = digest
cmd-settings-digest-about = One private message a day: your turns, rounds that end soon, results
opt-time = time
opt-time-about = When, such as 8:00; leave everything empty to see what is set
opt-stop = stop
opt-stop-about = Get no digest any more
digest-set = Every day at { $time } ({ $zone }) I send you one private message: whose turn it is where, what ends soon, and the results since yesterday in your tournaments. The next one comes { $when }; if there is nothing to tell, none does. Quiet hours put it off, and on vacation you get none. `/settings digest stop:True` ends it.
digest-none = You get no digest. `/settings digest time:8:00` sends you one private message a day: your turns, rounds that end soon, results.
digest-zone = I do not know your time zone. Add `zone:`, such as Europe/Paris.
digest-head = ☀️ **Your day**
digest-turn = **Your turn** ({ $count })
digest-waits = **Waiting for others** ({ $count })
digest-soon = **Decided soon as they stand** ({ $count })
digest-results = **Results since yesterday** ({ $count })
digest-until = · until { $when }
digest-more = … and { $count } more
digest-stop = You asked for this: `/settings digest stop:True` ends it.
