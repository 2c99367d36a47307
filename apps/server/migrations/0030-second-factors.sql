-- A professional's second factors: an authenticator app, and any number of passkeys.
create table pro_factors (
  id integer generated always as identity primary key,
  pro_id integer not null references pros on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  -- Of an app: what it shares with us, sealed with the installation's secret.
  sealed_secret text,
  -- Of an app: the half minute of the last code that was taken. A code is good once.
  last_step bigint,
  credential_id text unique,
  public_key bytea,
  -- Of a passkey: how often it says it has been used; a smaller number than before is a copy.
  counter bigint,
  created_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'totp') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null))
);
create index pro_factors_by_pro on pro_factors (pro_id);
create unique index pro_factors_one_app on pro_factors (pro_id) where kind = 'totp';

-- For whoever has lost the others: each is good once, and only its hash is kept.
create table pro_recovery_codes (
  pro_id integer not null references pros on delete cascade,
  code_hash bytea not null,
  primary key (pro_id, code_hash)
);

alter table sessions
  -- The password was right, and the second factor is still to be given: such a session opens nothing.
  add column needs_factor boolean not null default false,
  -- What was asked of a passkey, or the secret of an app that is being set up; sealed with the session's token.
  add column sealed_challenge text;
