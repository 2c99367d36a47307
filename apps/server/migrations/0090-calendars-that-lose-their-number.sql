-- An appointment of a regulator stays the platform's after its calendar has lost its number: the calendar is stored with it.
-- (docs/decisions/0150)
alter table sas_appointments add column calendar_id integer;
update sas_appointments x set calendar_id = a.calendar_id
  from appointments a where a.group_id = x.group_id and a.id = x.appointment_id
    and not exists (select from group_moves m where m.group_id = x.group_id);

-- As in 0088, but the number is the one that the platform knows, where the calendar has none any more.
create or replace function note_regulated_appointments() returns trigger language plpgsql set search_path from current as $$
begin
  -- Most installations have no regulators, and most appointments no calendar with a number.
  if not exists (select from sas_regulators)
    or not exists (select from changed a join calendars c on c.group_id = a.group_id and c.id = a.calendar_id and c.rpps <> '')
      and not exists (select from changed a join sas_appointments x on x.group_id = a.group_id and x.appointment_id = a.id)
  then return null; end if;
  with present as (
    select a.group_id, a.id, coalesce(x.regulator_system, r.system) as system, coalesce(x.regulator_value, r.value) as value,
      a.calendar_id, coalesce(nullif(c.rpps, ''), x.rpps) as rpps, a.start_at, a.end_at, a.created_at,
      case a.presence when 'no_show' then 'noshow' when 'done' then 'fulfilled' else 'booked' end as status
    from changed a
    left join sas_appointments x on x.group_id = a.group_id and x.appointment_id = a.id
    join calendars c on c.group_id = a.group_id and c.id = a.calendar_id and (c.rpps <> '' or x.calendar_id = c.id)
    left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
    left join sas_regulators r on r.pro_id = b.pro_id
    where tg_op <> 'DELETE' and not a.deleted and coalesce(x.regulator_value, r.value) is not null
      and not exists (select from sandboxes s where s.group_id = a.group_id)
  ), gone as (
    update sas_appointments x set status = 'cancelled', version = x.version + 1, changed_at = now()
    from changed a where x.group_id = a.group_id and x.appointment_id = a.id and x.status <> 'cancelled'
      and not exists (select from present p where p.group_id = x.group_id and p.id = x.appointment_id)
    returning x.group_id, x.appointment_id
  ), written as (
    insert into sas_appointments as x
      (group_id, appointment_id, regulator_system, regulator_value, calendar_id, rpps, status, start_at, end_at, created_at)
    select group_id, id, system, value, calendar_id, rpps, status, start_at, end_at, created_at from present order by group_id, id
    on conflict (group_id, appointment_id) do update
      set calendar_id = excluded.calendar_id, rpps = excluded.rpps, status = excluded.status, start_at = excluded.start_at, end_at = excluded.end_at,
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
