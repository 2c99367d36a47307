-- What a registration said, kept with the key that its mail brings: it holds only once that link is opened.
alter table account_keys add column registration jsonb;
