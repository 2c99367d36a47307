-- What the organisation calls whom it invites, in the mail and until they have accepted.
alter table invitations
  add column firstname text not null default '',
  add column lastname text not null default '';
