-- What is booked refers to what is there: 0001 and 0005 did without. Fiches, calendars, services and bookings are never deleted,
-- so nothing is said of what happens then. Rows that refer to nothing were shown nowhere; they go first.
delete from seats s where not exists (select from calendars c where c.group_id = s.group_id and c.id = s.calendar_id);
delete from appointments a where
  not exists (select from fiches f where f.group_id = a.group_id and f.id = a.fiche_id)
  or not exists (select from calendars c where c.group_id = a.group_id and c.id = a.calendar_id)
  or not exists (select from interventions i where i.group_id = a.group_id and i.id = a.intervention_id);
update appointments a set resource_id = null
  where not exists (select from calendars c where c.group_id = a.group_id and c.id = a.resource_id) and resource_id is not null;
update appointments a set booking_id = null
  where not exists (select from bookings b where b.group_id = a.group_id and b.id = a.booking_id) and booking_id is not null;
delete from seats s where appointment_id is not null
  and not exists (select from appointments a where a.group_id = s.group_id and a.id = s.appointment_id);
update appointments a set booking_id = null from bookings b
  where b.group_id = a.group_id and b.id = a.booking_id
  and not exists (select from fiches f where f.group_id = b.group_id and f.id = b.fiche_id);
delete from bookings b where not exists (select from fiches f where f.group_id = b.group_id and f.id = b.fiche_id);
delete from fiche_tokens t where not exists (select from fiches f where f.group_id = t.group_id and f.id = t.fiche_id);

-- Not valid: what is there already is looked through after the migrations, when bookings go on meanwhile (lib/migrations.ts).
alter table fiche_tokens add foreign key (group_id, fiche_id) references fiches not valid;
alter table bookings add foreign key (group_id, fiche_id) references fiches not valid;
alter table appointments
  add foreign key (group_id, fiche_id) references fiches not valid,
  add foreign key (group_id, booking_id) references bookings not valid,
  add foreign key (group_id, calendar_id) references calendars not valid,
  add foreign key (group_id, resource_id) references calendars not valid,
  add foreign key (group_id, intervention_id) references interventions not valid;
alter table seats
  add foreign key (group_id, calendar_id) references calendars not valid,
  add foreign key (group_id, appointment_id) references appointments not valid;
