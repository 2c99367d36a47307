-- Several places of a class in one booking (docs/decisions/0137).
alter table appointments
  add column if not exists places integer not null default 1,
  -- The names of those who take the other places.
  add column if not exists guests text[] not null default '{}';

-- At once:
alter table appointments add constraint appointments_places_check check (places > cardinality(guests)) not valid;
alter table calendars
  add column max_places integer not null default 1 check (max_places >= 1),
  add check (class or max_places = 1);

-- As in 0068, but an appointment with several seats on its calendar takes one place of its service.
create or replace function seat_limited_service() returns trigger language plpgsql as $$
declare
  present integer := extract(epoch from now()) / 60;
  coming record;
begin
  perform pg_advisory_xact_lock(1, id) from (select id from calendars where group_id = new.group_id order by id) as places;
  delete from seats where group_id = new.group_id and calendar_id = -new.id and taken_until > present;
  if new.max_at_once = 0 then return null; end if;
  for coming in
    select s.appointment_id, min(s.taken_from) as taken_from, max(s.taken_until) as taken_until
    from calendars c join seats s on s.group_id = c.group_id and s.calendar_id = c.id and s.taken_until > present
    join appointments a on a.group_id = s.group_id and a.id = s.appointment_id and a.calendar_id = s.calendar_id
    where c.group_id = new.group_id and new.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
    group by s.appointment_id order by 2
  loop
    -- The lowest free place; beyond the limit where more are there already.
    with beside as (
      select seat from seats where group_id = new.group_id and calendar_id = -new.id
        and int4range(taken_from, taken_until) && int4range(coming.taken_from, coming.taken_until)
    )
    insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
    select new.group_id, -new.id, min(place), coming.taken_from, coming.taken_until, coming.appointment_id
    from generate_series(0, (select count(*) from beside)::integer) as place where place not in (select seat from beside);
  end loop;
  return null;
end $$;
