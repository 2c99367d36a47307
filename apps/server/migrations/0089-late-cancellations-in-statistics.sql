-- How many of the cancelled ones the client cancelled late. The next count of each night fills it for all months.
alter table statistics add cancelled_late integer not null default 0;
