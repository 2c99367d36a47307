-- Every table carries group_id first in its keys, so that groups can be spread over machines; nothing joins across groups.
-- Columns keep SPEC.md's field names. Texts a person reads are jsonb: a plain string, or a map of languages.

create extension if not exists btree_gist;

-- What the installation itself remembers: its API key, the secret that signs the links in mails.
create table settings (
  key text primary key,
  value jsonb not null
);

-- The site's own key is public: it names the integrator for rate limits and can be revoked; it grants nothing.
create table api_keys (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table groups (
  id integer generated always as identity primary key,
  urlname text not null unique check (urlname = lower(urlname)),
  name text not null,
  inactive boolean not null default false,
  -- The remaining Group fields of SPEC.md section 3, as the group file holds them.
  fields jsonb not null default '{}',
  rules jsonb not null default '{}',
  forms jsonb not null default '{"Fiche":[],"Vevent":[]}',
  -- Grows with every change of the catalogue; caches compare it.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table websites (
  group_id integer primary key references groups,
  -- The host name under which the organisation's own site is found; resolves to its group.
  domain text unique check (domain = lower(domain)),
  fields jsonb not null
);

-- Logos, thumbnails and pictures, addressed by the hash of their bytes.
create table images (
  group_id integer not null references groups,
  key text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (group_id, key)
);

create table calendarsets (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  description jsonb,
  thumbnail text,
  sort integer not null default 0,
  primary key (group_id, id),
  unique (group_id, externid)
);

-- Calendars and resources: a resource is a calendar-like record with resource = true.
create table calendars (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  resource boolean not null default false,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  description jsonb,
  thumbnail text,
  sort integer not null default 0,
  calendarset_id integer,
  capacity integer not null default 1 check (capacity between 1 and 10000),
  slot_step integer not null default 15 check (slot_step between 1 and 1440),
  maxrdv_period integer,
  -- {address, city, zipcode, lat, lng} where it differs from the group's.
  address jsonb,
  -- As in the group file, with intervention externids replaced by ids.
  openinghours jsonb not null default '[]',
  openings jsonb not null default '[]',
  closures jsonb not null default '[]',
  holidays text,
  primary key (group_id, id),
  unique (group_id, resource, externid),
  foreign key (group_id, calendarset_id) references calendarsets
);

create table interventionsets (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  description jsonb,
  thumbnail text,
  sort integer not null default 0,
  price integer,
  primary key (group_id, id),
  unique (group_id, externid)
);

create table interventions (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  description jsonb,
  thumbnail text,
  sort integer not null default 0,
  price integer not null default 0 check (price >= 0),
  length integer not null check (length between 1 and 10080),
  type text not null default 'free',
  interventionset_id integer,
  -- null = every calendar, every resource.
  calendars integer[],
  resources integer[],
  need_resource boolean not null default false,
  buffer_before integer not null default 0 check (buffer_before >= 0),
  buffer_after integer not null default 0 check (buffer_after >= 0),
  merged boolean not null default false,
  skippable_agenda boolean not null default false,
  videoconference boolean not null default false,
  only_package boolean not null default false,
  primary key (group_id, id),
  unique (group_id, externid),
  foreign key (group_id, interventionset_id) references interventionsets
);

create table packs (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name text not null,
  publicname jsonb,
  description jsonb,
  thumbnail text,
  sort integer not null default 0,
  status text not null default 'opened',
  total_price integer not null default 0 check (total_price >= 0),
  interventionset_id integer,
  -- [{intervention_id, calendar_id?} | {break_time}]
  config jsonb not null,
  primary key (group_id, id),
  unique (group_id, externid),
  foreign key (group_id, interventionset_id) references interventionsets
);

create table promotions (
  group_id integer not null references groups,
  id integer generated always as identity,
  externid text not null,
  deleted boolean not null default false,
  name jsonb not null,
  percentage integer not null check (percentage between 1 and 100),
  -- null matches everything.
  interventions integer[],
  packs integer[],
  calendars integer[],
  days text[],
  "from" text,
  "to" text,
  valid_from text,
  valid_until text,
  primary key (group_id, id),
  unique (group_id, externid)
);

-- A professional may work in several groups; the same person has one row here.
create table pros (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  firstname text,
  lastname text
);

create table pro_groups (
  group_id integer not null references groups,
  pro_id integer not null references pros,
  role text not null check (role in ('owner', 'pro', 'call_centre')),
  -- null = every calendar.
  calendars integer[],
  primary key (group_id, pro_id)
);

create table accounts (
  group_id integer not null references groups,
  id integer generated always as identity,
  email text check (email = lower(email)),
  password_hash text,
  created_at timestamptz not null default now(),
  primary key (group_id, id),
  unique (group_id, email)
);

-- From here on nothing refers to a group, calendar or service by a foreign key: those rows are never deleted, and the check
-- of such a key locks the one row that all bookings of a group share.
create table fiches (
  group_id integer not null,
  id integer generated always as identity,
  externid text,
  account_id integer,
  firstname text not null default '',
  lastname text not null default '',
  email text not null default '' check (email = lower(email)),
  firstphone text not null default '',
  -- The answers to the group's Fiche form.
  fields jsonb not null default '{}',
  blacklisted boolean not null default false,
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (group_id, id),
  unique (group_id, externid),
  foreign key (group_id, account_id) references accounts
);
-- The person who books without an account is recognised by e-mail and name.
create index fiches_by_email on fiches (group_id, email) where email <> '';

-- What a booking answers as fiche_token: lets a customer without an account see, cancel and export what it booked.
create table fiche_tokens (
  group_id integer not null,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  fiche_id integer not null,
  expires_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, fiche_id) references fiches
);

-- One create call: its appointments stand or fall together.
create table bookings (
  group_id integer not null,
  id bigint generated always as identity,
  fiche_id integer not null,
  fiche_token_id bigint,
  pack_id integer,
  locale text not null,
  websource text not null default 'new_user',
  created_at timestamptz not null default now(),
  primary key (group_id, id),
  foreign key (group_id, fiche_id) references fiches
);
create index bookings_by_fiche_token on bookings (group_id, fiche_token_id);

create table appointments (
  group_id integer not null,
  id bigint generated always as identity,
  externid text,
  -- null for an appointment that came with a group file.
  booking_id bigint,
  fiche_id integer not null,
  calendar_id integer not null,
  resource_id integer,
  intervention_id integer not null,
  -- Merged services: every one of them, the first included; else null.
  intervention_ids integer[],
  pack_id integer,
  type text not null default 'free' check (type in ('free', 'first', 'included')),
  parent_id bigint,
  consecutive_value integer not null default 0,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Minor units, as it was when booked: before its promotion, and to be paid. A promotion that ends later changes nothing here.
  price integer not null default 0,
  price_amount integer not null default 0,
  promotion integer,
  comments text not null default '',
  vevent_fields jsonb not null default '{}',
  video_room text,
  state smallint not null default 0 check (state between 0 and 3),
  deleted boolean not null default false,
  deleted_at timestamptz,
  -- The SEQUENCE of its calendar event: grows with every change mailed.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (group_id, id),
  check (end_at > start_at),
  foreign key (group_id, fiche_id) references fiches
);
create unique index appointments_by_externid on appointments (group_id, externid) where externid is not null;
create index appointments_by_fiche on appointments (group_id, fiche_id, start_at) where not deleted;
create index appointments_by_booking on appointments (group_id, booking_id);

-- Who sits where: the one table that decides every race. A cancelled appointment has no row here.
create table seats (
  group_id integer not null,
  calendar_id integer not null, -- a calendar or a resource
  seat integer not null,
  taken_from integer not null,  -- minutes since the epoch, buffers included
  taken_until integer not null,
  appointment_id bigint not null,
  check (taken_until > taken_from),
  constraint seats_exclusive exclude using gist
    (group_id with =, calendar_id with =, seat with =, int4range(taken_from, taken_until) with &&)
    deferrable initially immediate
);
create index seats_by_end on seats (group_id, calendar_id, taken_until);
create index seats_by_appointment on seats (group_id, appointment_id);

-- A create call sent again with the same Idempotency-Key within 24 hours answers the first result.
create table idempotency_keys (
  group_id integer not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (group_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Limits that must hold over several server processes. UNLOGGED: losing it in a crash only forgets counts.
create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
