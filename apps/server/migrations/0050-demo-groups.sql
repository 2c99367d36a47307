-- Imported by the product itself into an empty database: the installation's root shows how to log in there. No file and no
-- screen sets it, and every other import of the group takes it away.
alter table groups add column demo boolean not null default false;

-- The directory of groups, in its order.
create index groups_by_name on groups (name, id) where not inactive;
