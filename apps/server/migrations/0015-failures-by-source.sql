-- Failed logins are counted by where they came from as well: a stranger's do not shut the owner out. Those of the last ten
-- minutes are forgotten.
delete from login_failures;
alter table login_failures
  add column source_hash bytea not null,
  drop constraint login_failures_pkey,
  add primary key (group_id, email_hash, source_hash);
