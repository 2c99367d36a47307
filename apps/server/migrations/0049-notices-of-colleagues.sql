-- Whether they get a mail of what clients book, move and cancel on their calendars.
alter table pro_groups add column notices boolean not null default false;
