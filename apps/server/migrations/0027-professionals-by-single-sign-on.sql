-- Professionals, too, come by the provider of a group: known by the address that it vouches for.
alter table sso_logins
  add column pro_id integer references pros on delete cascade,
  -- Whom the provider calls so: of a professional, who has no account to look it up in.
  add column subject text,
  add check (account_id is null or pro_id is null);

alter table sessions add column sso_subject text;
create index sessions_by_sso_subject on sessions (group_id, sso_subject) where sso_subject is not null;
