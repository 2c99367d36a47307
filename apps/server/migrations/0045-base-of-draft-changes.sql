-- The fields as they were when they were changed in a draft, so that what others enter meanwhile is told from what the draft takes away.
alter table catalogue_draft_changes add column base jsonb not null default '{}';
