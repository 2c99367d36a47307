-- How many appointments of a service may be at once, over all calendars (docs/decisions/0138); 0: no limit.
alter table interventions add column max_at_once integer not null default 0 check (max_at_once >= 0);

-- The limited services whose places it holds, as `seats` names them.
alter table holds add column service_places integer[] not null default '{}';

-- `seats.calendar_id` is a calendar, a resource, or the negative id of a service with a limit: the exclusion constraint decides races
-- for its places as for those of a calendar. `verify` checks the reference, since no foreign key can be to either of two tables.
alter table seats drop constraint seats_group_id_calendar_id_fkey;

-- When a service gets a limit, its coming appointments take places; when it loses the limit, they leave them. The locks are those of
-- bookings: none of them may be between its decision and its commit.
create function seat_limited_service() returns trigger language plpgsql as $$
declare
  present integer := extract(epoch from now()) / 60;
  coming record;
begin
  perform pg_advisory_xact_lock(1, id) from (select id from calendars where group_id = new.group_id order by id) as places;
  delete from seats where group_id = new.group_id and calendar_id = -new.id and taken_until > present;
  if new.max_at_once = 0 then return null; end if;
  for coming in
    select s.appointment_id, s.taken_from, s.taken_until
    from calendars c join seats s on s.group_id = c.group_id and s.calendar_id = c.id and s.taken_until > present
    join appointments a on a.group_id = s.group_id and a.id = s.appointment_id and a.calendar_id = s.calendar_id
    where c.group_id = new.group_id and new.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
    order by s.taken_from
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
create trigger seat_limited_service after update of max_at_once on interventions for each row
  when ((old.max_at_once = 0) <> (new.max_at_once = 0)) execute function seat_limited_service();
