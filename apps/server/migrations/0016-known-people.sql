alter table fiches
  -- A professional made or confirmed it, or it came with a group file.
  add column confirmed boolean not null default false,
  -- The address is the person's: its mailbox has shown it, or a professional or a group file gave it. Only such an address
  -- lets a booking of somebody typed land in the fiche. An account's own address is told by the account.
  add column email_proven boolean not null default false;
update fiches set confirmed = true, email_proven = true where externid is not null;
update fiches f set confirmed = true
from (
  select group_id, fiche_id from fiche_changes where changed_by = 'pro'
  union select group_id, fiche_id from bookings where pro_id is not null
) c
where f.group_id = c.group_id and f.id = c.fiche_id;
update fiches f set email_proven = true
from (select distinct group_id, fiche_id from fiche_changes where changed_by = 'pro' and 'email' = any(fields)) c
where f.group_id = c.group_id and f.id = c.fiche_id;
create index fiches_blacklisted on fiches (group_id) where blacklisted;

-- Who was typed when it was booked: what the booking's token and links show, whatever becomes of the fiche.
alter table bookings
  add column firstname text not null default '',
  add column lastname text not null default '',
  add column email text not null default '';
update bookings b set firstname = f.firstname, lastname = f.lastname, email = f.email
from fiches f where f.group_id = b.group_id and f.id = b.fiche_id;
