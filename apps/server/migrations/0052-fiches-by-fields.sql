-- Professionals look for a client by the date of birth, an answer of the group's own form.
create index fiches_by_fields on fiches using gin (fields jsonb_path_ops);
