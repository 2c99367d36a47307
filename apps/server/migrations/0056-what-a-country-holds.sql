alter table reminders
  add column if not exists due_at timestamptz,
  add column if not exists appointment_ids bigint[],
  add column if not exists starts integer[];

drop index concurrently if exists reminders_by_due;

create index concurrently reminders_by_due on reminders (due_at) where due_at is not null;

-- Without these the planner takes the seats of a calendar for a few, because its group seems to say something more, and free times
-- read all that the calendar has ever had.
create statistics if not exists seats_by_calendar (dependencies) on group_id, calendar_id from seats;

analyze seats;

-- At once:
-- A reminder waits in its table until it is due; null: its jobs are enqueued.
comment on column reminders.due_at is 'null: enqueued';

-- What waits to be put into the index is read with each search, and for a misspelt word hundreds of times.
alter index fiches_by_search set (gin_pending_list_limit = 64);
