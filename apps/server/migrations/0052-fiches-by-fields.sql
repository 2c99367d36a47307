-- While clients book: professionals look for a client by the date of birth, an answer of the group's own form.
drop index concurrently if exists fiches_by_fields;

create index concurrently fiches_by_fields on fiches using gin (fields jsonb_path_ops);

-- At once:
