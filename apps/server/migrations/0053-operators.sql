-- People who run the installation; they belong to no group, and only the command line adds them (docs/decisions/0121).
create table operators (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  -- The secret shared with the authenticator app, sealed with the installation's secret.
  sealed_secret text not null,
  -- The half minute of the last accepted code. A code is good once.
  last_step bigint,
  -- The one-time link with which a new operator sets the password and the app.
  key_hash bytea unique,
  key_expires_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- Either the link was used, or it is still to be used.
  check ((password_hash is null) = (key_hash is not null)),
  check ((key_hash is null) = (key_expires_at is null))
);

create table operator_recovery_codes (
  operator_id integer not null references operators on delete cascade,
  code_hash bytea not null,
  primary key (operator_id, code_hash)
);

create table operator_sessions (
  token_hash bytea primary key,
  operator_id integer not null references operators on delete cascade,
  expires_at timestamptz not null,
  seen_at timestamptz not null
);
create index operator_sessions_by_operator on operator_sessions (operator_id);

-- What operators have changed.
create table operator_changes (
  id integer generated always as identity primary key,
  at timestamptz not null,
  -- The operator's address, which stays after they have left; null: the command line.
  author text,
  group_id integer references groups,
  action text not null,
  details jsonb not null default '{}'
);
create index operator_changes_by_group on operator_changes (group_id, id);

-- Jobs that failed for good, for 30 days: an operator tries them again or removes them.
create table given_up_jobs (
  id integer generated always as identity primary key,
  queue text not null,
  data jsonb not null,
  -- Without addresses.
  reason text not null,
  attempts integer not null,
  failed_at timestamptz not null default now()
);

-- Groups that an operator has taken offline: they stay inactive until an operator activates them.
create table deactivations (
  group_id integer primary key references groups,
  at timestamptz not null,
  -- Shown to the group's owners.
  reason text not null,
  -- Whether the group was inactive before, and is again afterwards.
  was_inactive boolean not null
);

-- The daily limits that an operator has set for this group, instead of the product's: {mails, sms, invitations}.
alter table groups add column quotas jsonb not null default '{}';
