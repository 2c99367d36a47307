-- The scripts that stand in other people's pages by name and hash: a newer build must not take theirs away.
create table embed_scripts (
  name text primary key,
  script text not null,
  since timestamptz not null default now()
);
