-- Only fiches that came with a file have an externid: those that bookings make need not be in its index, as with appointments.
alter table fiches drop constraint fiches_group_id_externid_key;
create unique index fiches_by_externid on fiches (group_id, externid) where externid is not null;
