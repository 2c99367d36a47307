-- Of a group that a visitor made under /new; null: by an operator, or for longer than this is known.
alter table groups add column signed_up_at timestamptz;
create index groups_signed_up on groups (signed_up_at) where signed_up_at is not null;
