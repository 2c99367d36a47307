-- From this instant on the key is refused; null: it has no end.
alter table access_keys add column expires_at timestamptz;
