-- A mailed link to set a new password, for professionals too; the group is the one on whose page it was asked for.
alter table account_keys
  alter column account_id drop not null,
  add column pro_id integer references pros on delete cascade,
  add check ((account_id is null) <> (pro_id is null)),
  add check (pro_id is null or purpose = 'reset');
create index account_keys_by_pro on account_keys (pro_id) where pro_id is not null;
create index sessions_by_pro on sessions (pro_id) where pro_id is not null;
