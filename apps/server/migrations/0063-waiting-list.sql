-- The waiting list (docs/decisions/0132).
create table wishes (
  group_id integer not null references groups,
  id integer generated always as identity,
  fiche_id integer not null,
  -- The appointment that an earlier time replaces; null: the person wants a new one.
  appointment_id bigint,
  -- Services and calendars, as a booking requests them.
  chain jsonb not null,
  first_day date not null,
  last_day date not null,
  days text[] not null,
  -- Minutes of the day: start, end, start, end, ... in order, ends excluded.
  times integer[] not null,
  locale text not null,
  by_sms boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'fulfilled', 'withdrawn')),
  -- A professional lets this person go first.
  is_first boolean not null default false,
  -- The place in the order: when the wish was left, or its last offer was made.
  turn timestamptz not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, fiche_id) references fiches,
  foreign key (group_id, appointment_id) references appointments,
  check (first_day <= last_day)
);
create index wishes_in_turn on wishes (group_id, (not is_first), turn, id) where state in ('waiting', 'offered');
create index wishes_by_fiche on wishes (group_id, fiche_id);
create index wishes_by_appointment on wishes (group_id, appointment_id) where appointment_id is not null;
call protect_while_moving('wishes');

-- A freed time that is kept for one wish. Its seats are those of a hold.
create table wish_offers (
  group_id integer not null,
  id integer generated always as identity,
  wish_id integer not null,
  -- Minutes since the epoch.
  starts integer not null,
  ends integer not null,
  calendar_id integer not null,
  -- That of the hold.
  token_hash bytea not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired')),
  primary key (group_id, id),
  foreign key (group_id, wish_id) references wishes on delete cascade,
  foreign key (group_id, calendar_id) references calendars
);
create index wish_offers_by_wish on wish_offers (group_id, wish_id);
create unique index one_open_offer_per_wish on wish_offers (group_id, wish_id) where state = 'open';
call protect_while_moving('wish_offers');

-- Each change of what a group publishes may open times.
create function offer_opened_times() returns trigger language plpgsql as $$
begin
  insert into outbox (queue, data, due_at, key)
  select 'offer_times', jsonb_build_object('group_id', new.id, 'day', null), now() + interval '1 second', 'offer_times ' || new.id
  where exists (select from wishes where group_id = new.id and state = 'waiting');
  return null;
end $$;
create trigger offer_opened_times after update on groups for each row
  when (new.version <> old.version) execute function offer_opened_times();
