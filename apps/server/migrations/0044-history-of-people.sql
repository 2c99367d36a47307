-- The history of a group also has who works there and which programs do; `record_id` is the professional's or the access key's.
alter table catalogue_changes drop constraint catalogue_changes_action_check;
alter table catalogue_changes add constraint catalogue_changes_action_check check (action in (
  'created', 'changed', 'archived', 'restored', 'published', 'undone',
  'invited', 'withdrawn', 'joined', 'removed', 'reset', 'revoked'
));
