-- Webhooks: other programs are told of what happens in a group (docs/decisions/0145).
create table webhooks (
  group_id integer not null references groups,
  id integer generated always as identity,
  name text not null,
  url text not null,
  events text[] not null,
  scopes text[] not null,
  -- Who it is where reading is logged: a professional of its own, named like it, who works in no group and logs in nowhere.
  pro_id integer not null references pros,
  secret_sealed text not null,
  -- Signs as well until then.
  previous_secret_sealed text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  created_by integer references pros,
  -- null: it is on.
  off_reason text check (off_reason in ('owner', 'gone', 'failed')),
  -- The failed attempts in a row, and the first of them.
  attempts integer not null default 0,
  failing_since timestamptz,
  next_attempt_at timestamptz,
  -- One job at a time sends its events.
  leased_until timestamptz,
  primary key (group_id, id),
  check ((previous_secret_sealed is null) = (previous_secret_until is null))
);
call protect_while_moving('webhooks');
create or replace function replace_arriving_pros() returns trigger language plpgsql set search_path from current as $$
declare
  arrived integer;
begin
  select to_id into arrived from arriving_pros where group_id = new.group_id and from_id = new.pro_id;
  if found then new.pro_id := arrived; end if;
  if tg_table_name = any('{access_keys,webhooks}') then
    select to_id into arrived from arriving_pros where group_id = new.group_id and from_id = new.created_by;
    if found then new.created_by := arrived; end if;
  end if;
  return new;
end $$;
create trigger replace_arriving_pros before insert or update on webhooks for each row execute function replace_arriving_pros();
alter table webhooks enable replica trigger replace_arriving_pros;

-- Their bodies are built when they are sent.
create table webhook_events (
  group_id integer not null,
  id bigint generated always as identity,
  webhook_id integer not null,
  type text not null,
  -- The appointment, fiche or wish; null: the group, or nothing.
  subject_id bigint,
  -- That of the subject after the event.
  version integer,
  created_at timestamptz not null default clock_timestamp(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered')),
  attempts integer not null default 0,
  -- How often an owner has asked to send it again: an attempt that had begun before does not count for it.
  requests integer not null default 0,
  tried_at timestamptz,
  status smallint,
  problem text check (problem in ('status', 'no_answer', 'not_public')),
  answer text not null default '',
  primary key (group_id, id),
  foreign key (group_id, webhook_id) references webhooks on delete cascade
);
create index webhook_events_by_webhook on webhook_events (group_id, webhook_id, id);
create index waiting_webhook_events on webhook_events (group_id, webhook_id, id) where state = 'waiting';
create index webhook_events_by_time on webhook_events (created_at);
call protect_while_moving('webhook_events');

-- A job that waits for its next attempt keeps its time.
create function send_webhook_events() returns trigger language plpgsql set search_path from current as $$
begin
  insert into outbox (queue, data, key)
  select distinct 'send_webhook', jsonb_build_object('group_id', group_id, 'webhook_id', webhook_id),
    format('send_webhook %s %s', group_id, webhook_id)
  from added where state = 'waiting';
  return null;
end $$;
create trigger send_webhook_events after insert on webhook_events referencing new table as added
  for each statement execute function send_webhook_events();

-- Statements, not rows, call the triggers, so that a booking of three appointments pays once.
create function note_created() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from webhooks w where w.group_id = any(array(select group_id from added))) then
    insert into webhook_events (group_id, webhook_id, type, subject_id, version)
    select w.group_id, w.id, tg_argv[0], one.id, one.version
    from added one join webhooks w on w.group_id = one.group_id
    where w.off_reason is null and tg_argv[0] = any(w.events) order by one.id;
  end if;
  return null;
end $$;
create trigger note_created after insert on appointments referencing new table as added
  for each statement execute function note_created('appointment.booked');
create trigger note_created after insert on fiches referencing new table as added
  for each statement execute function note_created('fiche.created');

create function note_changed_appointments() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from webhooks w where w.group_id = any(array(select group_id from after))) then
    insert into webhook_events (group_id, webhook_id, type, subject_id, version)
    select w.group_id, w.id, change.type, change.id, change.version
    from (
      select a.group_id, a.id, a.version, case
        when a.deleted and not b.deleted then 'appointment.cancelled'
        when b.deleted and not a.deleted then 'appointment.restored'
        when (a.start_at, a.end_at, a.calendar_id, a.resource_id) is distinct from (b.start_at, b.end_at, b.calendar_id, b.resource_id)
          then 'appointment.moved'
        when a.presence is distinct from b.presence and a.presence = 'arrived' then 'appointment.arrived'
        when a.presence is distinct from b.presence and a.presence = 'no_show' then 'appointment.missed'
        when a.mail_failed_at is distinct from b.mail_failed_at and a.mail_failed_at is not null then 'message.failed'
        else 'appointment.changed' end as type
      from after a join before b on b.group_id = a.group_id and b.id = a.id where a.version <> b.version
    ) as change join webhooks w on w.group_id = change.group_id
    where w.off_reason is null and change.type = any(w.events) order by change.id;
  end if;
  return null;
end $$;
create trigger note_changed_appointments after update on appointments referencing old table as before new table as after
  for each statement execute function note_changed_appointments();

create function note_changed_fiches() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from webhooks w where w.group_id = any(array(select group_id from after))) then
    insert into webhook_events (group_id, webhook_id, type, subject_id, version)
    select w.group_id, w.id, change.type, change.id, change.version
    from (
      select a.group_id, a.id, a.version,
        case when a.anonymised_at is not null and b.anonymised_at is null then 'fiche.erased' else 'fiche.changed' end as type
      from after a join before b on b.group_id = a.group_id and b.id = a.id where a.version <> b.version
    ) as change join webhooks w on w.group_id = change.group_id
    where w.off_reason is null and change.type = any(w.events) order by change.id;
  end if;
  return null;
end $$;
create trigger note_changed_fiches after update on fiches referencing old table as before new table as after
  for each statement execute function note_changed_fiches();

create function note_merged_fiche() returns trigger language plpgsql set search_path from current as $$
begin
  insert into webhook_events (group_id, webhook_id, type, subject_id)
  select group_id, id, 'fiche.merged', new.merged_id from webhooks
  where group_id = new.group_id and off_reason is null and 'fiche.merged' = any(events);
  return null;
end $$;
create trigger note_merged_fiche after insert on fiche_merges for each row execute function note_merged_fiche();

create function note_published_catalogue() returns trigger language plpgsql set search_path from current as $$
begin
  insert into webhook_events (group_id, webhook_id, type, version)
  select group_id, id, 'catalogue.published', new.version from webhooks
  where group_id = new.id and off_reason is null and 'catalogue.published' = any(events);
  return null;
end $$;
create trigger note_published_catalogue after update on groups for each row
  when (new.version <> old.version) execute function note_published_catalogue();

create function note_offered_time() returns trigger language plpgsql set search_path from current as $$
begin
  insert into webhook_events (group_id, webhook_id, type, subject_id)
  select group_id, id, 'waiting_list.offered', new.wish_id from webhooks
  where group_id = new.group_id and off_reason is null and 'waiting_list.offered' = any(events);
  return null;
end $$;
create trigger note_offered_time after insert on wish_offers for each row execute function note_offered_time();
