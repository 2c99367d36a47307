-- When a mail about it was last refused for good: its address is none.
alter table appointments add column mail_failed_at timestamptz;

-- Without a time a job is due, whatever the clock says: it may be set back meanwhile.
alter table jobs alter column due_at set default '-infinity';
drop index jobs_by_due;
create index jobs_by_due on jobs (queue, due_at, id);
create index jobs_begun on jobs (due_at) where attempts > 0;
