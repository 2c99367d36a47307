-- The addresses to which an organisation has its notices sent (groups.fields, notices): a mail goes there once its mailbox has proven it.
create table notice_addresses (
  id bigint generated always as identity primary key,
  group_id integer not null references groups (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  -- Null: the mailed link has not been confirmed yet.
  proven_at timestamptz,
  unique (group_id, email)
);

-- Those that get notices already.
insert into notice_addresses (group_id, email, asked_at, proven_at)
select distinct g.id, n ->> 'email', now(), now()
from groups g, jsonb_array_elements(g.fields -> 'notices') n
where jsonb_typeof(g.fields -> 'notices') = 'array' and n ->> 'email' is not null;
