-- What the national register of appointments for identity documents is to know (docs/decisions/0149).
create table ants_applications (
  group_id integer not null references groups,
  -- No foreign key: an appointment that is gone is still to be withdrawn.
  appointment_id bigint not null,
  application_id text not null,
  -- As the appointment says; null: it is cancelled, or has this number no longer.
  calendar_id integer,
  start_at timestamptz,
  version integer not null default 1,
  -- The version with which the register agrees.
  settled_version integer not null default 0,
  -- What the register has, as it was sent.
  registered jsonb,
  changed_at timestamptz not null default now(),
  -- One job at a time tells the register of an appointment.
  leased_until timestamptz,
  primary key (group_id, appointment_id, application_id),
  check ((calendar_id is null) = (start_at is null))
);
create index ants_applications_by_number on ants_applications (application_id);
create index open_ants_applications on ants_applications (group_id, appointment_id) where settled_version < version;
create index ants_applications_by_change on ants_applications (changed_at);
call protect_while_moving('ants_applications');

-- When the register last worked for a group, and when and why not.
create table ants_health (
  group_id integer primary key references groups,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('refused', 'failed', 'no_answer', 'unreadable')),
  failing_since timestamptz,
  mailed_at timestamptz
);
call protect_while_moving('ants_health');

-- Every way of changing an appointment ends here: a call, an import, a job. Statements, not rows, call it (see 0075).
create function note_applications() returns trigger language plpgsql set search_path from current as $$
begin
  -- Most appointments have nothing to do with it.
  if not exists (
    select from changed a join interventions i on i.group_id = a.group_id and i.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
    where i.externid in ('ants_c', 'ants_p', 'ants_cp')
  ) then return null; end if;
  with own as (
    select a.group_id, a.id, a.calendar_id, a.start_at, tg_op = 'DELETE' or a.deleted as is_off, a.vevent_fields ->> 'str9' as numbers
    from changed a join groups g on g.id = a.group_id and g.fields ->> 'deployment' = 'ants'
    where exists (
      select from interventions i where i.group_id = a.group_id and i.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
        and i.externid in ('ants_c', 'ants_p', 'ants_cp')
    )
  ), present as (
    select distinct own.group_id, own.id, own.calendar_id, own.start_at, number
    from own, regexp_split_to_table(own.numbers, '[^A-Z0-9]+') as number where not own.is_off and number ~ '^[A-Z0-9]{10}$'
  ), gone as (
    update ants_applications x set calendar_id = null, start_at = null, version = x.version + 1, changed_at = now()
    from own where x.group_id = own.group_id and x.appointment_id = own.id and x.start_at is not null and not exists (
      select from present p where p.group_id = x.group_id and p.id = x.appointment_id and p.number = x.application_id
    )
    returning x.group_id, x.appointment_id
  ), written as (
    insert into ants_applications as x (group_id, appointment_id, application_id, calendar_id, start_at)
    select group_id, id, number, calendar_id, start_at from present order by group_id, id, number
    on conflict (group_id, appointment_id, application_id) do update
      set calendar_id = excluded.calendar_id, start_at = excluded.start_at, version = x.version + 1, changed_at = now()
      where (x.calendar_id, x.start_at) is distinct from (excluded.calendar_id, excluded.start_at)
    returning x.group_id, x.appointment_id
  )
  insert into outbox (queue, data, key)
  select 'tell_register', jsonb_build_object('group_id', group_id, 'appointment_id', appointment_id),
    format('tell_register %s %s', group_id, appointment_id)
  from (select * from gone union select * from written) as open;
  return null;
end $$;
create trigger note_booked_applications after insert on appointments referencing new table as changed
  for each statement execute function note_applications();
create trigger note_changed_applications after update on appointments referencing new table as changed
  for each statement execute function note_applications();
create trigger note_deleted_applications after delete on appointments referencing old table as changed
  for each statement execute function note_applications();
