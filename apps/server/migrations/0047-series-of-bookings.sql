-- What a professional books several weeks at once has the same: it is told in one mail, and its link shows all of it.
alter table bookings add column series text;
create index bookings_by_series on bookings (group_id, series) where series is not null;
