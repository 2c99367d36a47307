-- Of a queue at most one job waits under a key; what is enqueued under it meanwhile takes its place. A job that was begun has none.
alter table jobs add column key text;
create unique index jobs_by_key on jobs (queue, key) where key is not null;

-- Until then a change of the booking waits for others, to be told with them.
alter table bookings add column quiet_until timestamptz;
