-- Which pack it is stands with each appointment: a booking may hold several.
alter table bookings drop column pack_id;
