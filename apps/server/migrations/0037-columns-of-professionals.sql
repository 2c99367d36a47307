-- Which calendars and resources a professional looks at in the calendar, and in which order; null: they never chose.
alter table pro_groups add column calendar_columns integer[];
