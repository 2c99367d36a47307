-- The network of emergency regulators, SAS (docs/decisions/0150).
alter table calendars add column rpps text not null default '';
create index calendars_by_rpps on calendars (rpps) where rpps <> '';
alter table interventions
  add column sas_specialty text not null default '',
  add column sas_kind text not null default 'AMB' check (sas_kind in ('AMB', 'HH', 'VR')),
  add column sas_slots text not null default 'PUBLIC' check (sas_slots in ('PUBLIC', 'PRO', 'SNP'));

-- The network has added them to the group, and removes them again; the group's own people do not manage them.
alter table pro_groups add column by_network boolean not null default false;

-- The regulators, by the identifier that the platform gives them.
create table sas_regulators (
  pro_id integer primary key references pros,
  system text not null,
  value text not null,
  active boolean not null,
  -- When they got the mail with which they choose a password; null: they have none to choose, or work in no group yet.
  invited_at timestamptz,
  unique (system, value)
);

-- The appointments made by regulators, as the platform is to know them.
create table sas_appointments (
  group_id integer not null references groups,
  -- No foreign key: an appointment that is gone is still to be told.
  appointment_id bigint not null,
  regulator_system text not null,
  regulator_value text not null,
  rpps text not null,
  status text not null check (status in ('booked', 'cancelled', 'fulfilled', 'noshow')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  created_at timestamptz not null,
  version integer not null default 1,
  -- The version that the platform has; 0: none.
  settled_version integer not null default 0,
  changed_at timestamptz not null default now(),
  -- One job at a time tells of an appointment.
  leased_until timestamptz,
  primary key (group_id, appointment_id)
);
create index open_sas_appointments on sas_appointments (group_id, appointment_id) where settled_version < version;
create index sas_appointments_by_change on sas_appointments (changed_at);
call protect_while_moving('sas_appointments');

-- When the platform last worked for a group, and when and why not.
create table sas_health (
  group_id integer primary key references groups,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('refused', 'failed', 'no_answer', 'unreadable')),
  failing_since timestamptz,
  mailed_at timestamptz
);
call protect_while_moving('sas_health');

-- Every way of changing an appointment ends here: a call, an import, a job. Statements, not rows, call it (see 0075).
create function note_regulated_appointments() returns trigger language plpgsql set search_path from current as $$
begin
  -- Most installations have no regulators, and most appointments no calendar with a number.
  if not exists (select from sas_regulators)
    or not exists (select from changed a join calendars c on c.group_id = a.group_id and c.id = a.calendar_id and c.rpps <> '')
      and not exists (select from changed a join sas_appointments x on x.group_id = a.group_id and x.appointment_id = a.id)
  then return null; end if;
  with present as (
    select a.group_id, a.id, r.system, r.value, c.rpps, a.start_at, a.end_at, a.created_at,
      case a.presence when 'no_show' then 'noshow' when 'done' then 'fulfilled' else 'booked' end as status
    from changed a
    join calendars c on c.group_id = a.group_id and c.id = a.calendar_id and c.rpps <> ''
    join bookings b on b.group_id = a.group_id and b.id = a.booking_id
    join sas_regulators r on r.pro_id = b.pro_id
    where tg_op <> 'DELETE' and not a.deleted
  ), gone as (
    update sas_appointments x set status = 'cancelled', version = x.version + 1, changed_at = now()
    from changed a where x.group_id = a.group_id and x.appointment_id = a.id and x.status <> 'cancelled'
      and not exists (select from present p where p.group_id = x.group_id and p.id = x.appointment_id)
    returning x.group_id, x.appointment_id
  ), written as (
    insert into sas_appointments as x
      (group_id, appointment_id, regulator_system, regulator_value, rpps, status, start_at, end_at, created_at)
    select group_id, id, system, value, rpps, status, start_at, end_at, created_at from present order by group_id, id
    on conflict (group_id, appointment_id) do update
      set rpps = excluded.rpps, status = excluded.status, start_at = excluded.start_at, end_at = excluded.end_at,
        version = x.version + 1, changed_at = now()
      where (x.rpps, x.status, x.start_at, x.end_at)
        is distinct from (excluded.rpps, excluded.status, excluded.start_at, excluded.end_at)
    returning x.group_id, x.appointment_id
  )
  insert into outbox (queue, data, key)
  select 'tell_sas', jsonb_build_object('group_id', group_id, 'appointment_id', appointment_id),
    format('tell_sas %s %s', group_id, appointment_id)
  from (select * from gone union select * from written) as open;
  return null;
end $$;
create trigger note_booked_regulated after insert on appointments referencing new table as changed
  for each statement execute function note_regulated_appointments();
create trigger note_changed_regulated after update on appointments referencing new table as changed
  for each statement execute function note_regulated_appointments();
create trigger note_deleted_regulated after delete on appointments referencing old table as changed
  for each statement execute function note_regulated_appointments();
