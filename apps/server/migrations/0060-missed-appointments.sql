-- While clients book: how many appointments a client has missed, and until when they are forgiven (docs/decisions/0129).
alter table fiches add column if not exists missed_forgiven_at timestamptz;

drop index concurrently if exists appointments_missed;

create index concurrently appointments_missed on appointments (group_id, fiche_id, start_at)
  where presence = 'no_show' and not deleted and type <> 'included';

-- At once:
comment on column fiches.missed_forgiven_at is 'what was missed before no longer counts';
