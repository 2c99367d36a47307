-- A visitor who fills in the form holds the seats of the chosen slot for some minutes. `seats` says who sits there: an
-- appointment, or a hold with the instant at which it runs out. What has run out is as good as gone, though the row may stay.
alter table seats alter column appointment_id drop not null;
alter table seats add column hold_id bigint;
alter table seats add column held_until timestamptz;
alter table seats add constraint seats_owner check (
  (appointment_id is null) = (hold_id is not null) and (hold_id is null) = (held_until is null)
);
create index seats_by_hold on seats (group_id, hold_id) where hold_id is not null;

create table holds (
  group_id integer not null,
  id bigint generated always as identity,
  -- The visitor's secret: choosing another slot makes another hold with the same one.
  token_hash bytea not null,
  -- Not the address: what it hashes to under the installation's secret. Ceilings count by it.
  address_hash bytea not null,
  -- The chain, buffers included, in minutes since the epoch; its calendar and resource for each link in order.
  taken_from integer not null,
  taken_until integer not null,
  calendar_ids integer[] not null,
  resource_ids integer[] not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- No renewal goes beyond.
  ends_at timestamptz not null,
  -- Released, replaced or booked.
  ended_at timestamptz,
  primary key (group_id, id)
);
create unique index holds_by_token on holds (group_id, token_hash) where ended_at is null;
create index holds_by_address on holds (group_id, address_hash, made_at);
create index holds_by_expiry on holds (group_id, expires_at) where ended_at is null;
