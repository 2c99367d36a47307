-- Registered by e-mail, active from the first use of the mailed link. A key in a link is stored as its hash.
alter table accounts
  add column activated_at timestamptz,
  -- Whoever logs in must choose a new password before anything else.
  add column must_change_password boolean not null default false,
  -- {marketing_optin, marketing_sms, solocal_services_optin}, as they were given at registration.
  add column opt_ins jsonb not null default '{}',
  add column locale text,
  -- The appointment in the making: kept when registering, resumed after.
  add column pending_rdv jsonb,
  add column pending_rdv_at timestamptz;
update accounts set activated_at = created_at;

-- Tokens of accounts and professionals.
create table sessions (
  -- A professional's: the group through which they logged in.
  group_id integer not null,
  id bigint generated always as identity,
  token_hash bytea not null unique,
  account_id integer,
  pro_id integer references pros,
  must_change_password boolean not null default false,
  last_signed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (group_id, id),
  check ((account_id is null) <> (pro_id is null)),
  foreign key (group_id, account_id) references accounts on delete cascade
);
create index sessions_by_account on sessions (group_id, account_id) where account_id is not null;

-- What a mailed link carries: good once, for one purpose.
create table account_keys (
  group_id integer not null,
  id bigint generated always as identity,
  account_id integer not null,
  purpose text not null check (purpose in ('activation', 'reset', 'email_change')),
  key_hash bytea not null unique,
  -- The address that a key for an e-mail change confirms.
  temp_email text check (temp_email = lower(temp_email)),
  expires_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, account_id) references accounts on delete cascade
);
create index account_keys_by_account on account_keys (group_id, account_id);

-- Failed logins in a row, by address whether or not it has an account: nobody can tell which from being blocked.
create table login_failures (
  -- 0 for professionals, who may log in through any group.
  group_id integer not null,
  email_hash bytea not null,
  count integer not null,
  blocked_until timestamptz,
  last_at timestamptz not null,
  primary key (group_id, email_hash)
);

create index fiches_by_account on fiches (group_id, account_id) where account_id is not null;
create index pro_groups_by_pro on pro_groups (pro_id);

-- True for a token that the fiche's own key opened: it sees everything of the fiche.
alter table fiche_tokens add column sees_all boolean not null default false;

-- Who booked, where it was somebody logged in.
alter table bookings
  add column account_id integer,
  add column pro_id integer;
