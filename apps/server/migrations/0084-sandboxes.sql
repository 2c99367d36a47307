-- A copy of a group for programs in the making: nobody's appointments, and mails to its owner alone (docs/decisions/0153).
create table sandboxes (
  group_id integer primary key references groups,
  -- The group that it copies. Groups have one at most.
  of_group_id integer not null unique references groups,
  -- Who made it, and gets its mails while they are an owner of that group.
  pro_id integer not null references pros,
  -- The key of the last answer; the next one replaces it.
  key_id integer,
  reset_at timestamptz not null,
  check (group_id <> of_group_id),
  foreign key (group_id, key_id) references access_keys
);
call protect_while_moving('sandboxes');
create trigger replace_arriving_pros before insert or update on sandboxes for each row execute function replace_arriving_pros();
alter table sandboxes enable replica trigger replace_arriving_pros;

-- The national register is not told of a sandbox's appointments; otherwise as in 0079.
create or replace function note_applications() returns trigger language plpgsql set search_path from current as $$
begin
  -- Most appointments have nothing to do with it.
  if not exists (
    select from changed a join interventions i on i.group_id = a.group_id and i.id = any(coalesce(a.intervention_ids, array[a.intervention_id]))
    where i.externid in ('ants_c', 'ants_p', 'ants_cp')
  ) then return null; end if;
  with own as (
    select a.group_id, a.id, a.calendar_id, a.start_at, tg_op = 'DELETE' or a.deleted as is_off, a.vevent_fields ->> 'str9' as numbers
    from changed a join groups g on g.id = a.group_id and g.fields ->> 'deployment' = 'ants'
    where not exists (select from sandboxes s where s.group_id = a.group_id) and exists (
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
