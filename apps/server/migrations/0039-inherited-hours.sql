-- Without hours of its own a calendar has those of its organisation, whatever they are at that moment.
alter table calendars alter column openinghours drop not null, alter column openinghours set default null;
