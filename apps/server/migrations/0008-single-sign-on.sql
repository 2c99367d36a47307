-- Who an OpenID provider vouches for: a subject of an issuer is one account of the group. Personal data, like an address.
create table account_identities (
  group_id integer not null,
  issuer text not null,
  subject text not null,
  account_id integer not null,
  created_at timestamptz not null,
  primary key (group_id, issuer, subject),
  foreign key (group_id, account_id) references accounts on delete cascade
);
create index account_identities_by_account on account_identities (group_id, account_id);

-- On the way to a provider and back, for minutes, each good once. What it says is sealed under the secrets that only the
-- visitor's browser and the address hold.
create table sso_logins (
  group_id integer not null,
  key_hash bytea not null,
  -- null on the way there; back again, who came.
  account_id integer,
  sealed text not null,
  expires_at timestamptz not null,
  primary key (group_id, key_hash)
);

alter table sessions
  add column is_sso boolean not null default false,
  -- For logging out at the provider; sealed under the session's own token.
  add column sealed_id_token text;
