-- Classes (docs/decisions/0137): a class is a calendar whose hours are the dates of one service, given by a teacher in a room.
alter table calendars
  add column class boolean not null default false,
  add column intervention_id integer,
  -- The calendar of the teacher, and the resource that is the room: the dates close both.
  add column teacher_id integer,
  add column room_id integer,
  add check (class = (intervention_id is not null) and class = (teacher_id is not null)),
  add check (class or room_id is null),
  add check (not (class and resource));
-- Whether a service is given in classes is read with each catalogue.
create index calendars_by_service on calendars (group_id, intervention_id) where class;
