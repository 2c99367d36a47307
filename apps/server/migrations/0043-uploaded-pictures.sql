-- When a picture was uploaded last: one that was never saved anywhere is forgotten.
alter table images add column added_at timestamptz not null default now();
