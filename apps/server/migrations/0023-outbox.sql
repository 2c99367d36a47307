-- A booking enqueues its mail as one plain row, which is moved into the job queue (graphile_worker) after the commit. What
-- waits at the upgrade goes the same way.
alter table jobs rename to outbox;
alter table outbox rename constraint jobs_pkey to outbox_pkey;
drop index jobs_by_due, jobs_begun, jobs_by_key;
alter table outbox
  drop column attempts,
  add column enqueued_at timestamptz not null default now();
-- As the calls enqueue them now: moves that are told together have the time in their key, and each account mail its id.
update outbox set key = key || ' ' || extract(epoch from due_at)::bigint, data = jsonb_build_array(data) where key is not null;
update outbox set data = data || jsonb_build_object('id', id::text) where queue = 'account_mail';

-- Who works on the queue: the name of a session that is there as long as its process is.
create table job_workers (name text primary key);
