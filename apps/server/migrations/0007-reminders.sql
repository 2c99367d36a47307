-- Which bookings' reminders wait among the jobs: a confirmation that is sent twice reminds once.
create table reminders (
  group_id integer not null,
  booking_id bigint not null,
  primary key (group_id, booking_id)
);
