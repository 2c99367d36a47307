-- What the provider said of its own session: the name by which it says later that this one has ended, null where it gives
-- none, and when it said so, by its own clock.
alter table sessions
  add column sso_sid text,
  add column sso_issued_at timestamptz;
create index sessions_by_sso_sid on sessions (group_id, sso_sid) where sso_sid is not null;

alter table sso_logins
  add column sid text,
  add column issued_at timestamptz;
