-- A client confirms that they will come, and the waiting room shows since when they wait (docs/decisions/0133).
alter table appointments
  add column arrived_at timestamptz,
  drop constraint appointments_presence_check,
  add constraint appointments_presence_check
    check (presence in ('confirmed', 'arrived', 'in_progress', 'done', 'no_show')) not valid;
