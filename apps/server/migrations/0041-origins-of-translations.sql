-- The original for which a translation was written, by their hashes, once the original has been changed under it; a translation
-- that has no row here fits its original. By content and not by place: questions and steps change their places.
create table translation_origins (
  group_id integer not null references groups,
  kind text not null,
  -- 0: of what a group has once.
  record_id integer not null,
  language text not null,
  translation text not null,
  original text not null,
  primary key (group_id, kind, record_id, language, translation, original)
);
