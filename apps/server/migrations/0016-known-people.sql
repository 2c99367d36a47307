alter table fiches
  -- A professional made or confirmed it, or it came with a group file.
  add column confirmed boolean not null default false,
  -- The address is the person's: its mailbox has shown it, or a professional or a group file gave it. Only such an address
  -- lets a booking of somebody typed land in the fiche. An account's own address is told by the account.
  add column email_proven boolean not null default false;
update fiches f set
  confirmed = externid is not null
    or exists (select 1 from fiche_changes c where c.group_id = f.group_id and c.fiche_id = f.id and c.changed_by = 'pro')
    or exists (select 1 from bookings b where b.group_id = f.group_id and b.fiche_id = f.id and b.pro_id is not null),
  email_proven = externid is not null
    or exists (select 1 from fiche_changes c where c.group_id = f.group_id and c.fiche_id = f.id and c.changed_by = 'pro'
      and 'email' = any(c.fields));
create index fiches_blacklisted on fiches (group_id) where blacklisted;

-- Who was typed when it was booked: what the booking's token and links show, whatever becomes of the fiche.
alter table bookings
  add column firstname text not null default '',
  add column lastname text not null default '',
  add column email text not null default '';
update bookings b set firstname = f.firstname, lastname = f.lastname, email = f.email
from fiches f where f.group_id = b.group_id and f.id = b.fiche_id;
