-- What professionals keep about an appointment: a note for each other, whether the person came, and that its place was taken
-- already when they booked it there all the same.
alter table appointments
  add column note text not null default '',
  add column presence text check (presence in ('arrived', 'done', 'no_show')),
  add column overbooked boolean not null default false;

-- The history of a fiche holds that of its appointments: what was done with them, what their values were before and are since,
-- and whether the client was to be told (null: nobody is told of such a change).
alter table fiche_changes
  add column appointment_id bigint,
  add column what text not null default 'changed' check (what in ('booked', 'moved', 'cancelled', 'restored', 'changed')),
  add column told boolean;
create index fiche_changes_by_appointment on fiche_changes (group_id, appointment_id) where appointment_id is not null;
