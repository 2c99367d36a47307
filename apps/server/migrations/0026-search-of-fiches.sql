create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Lower case without accents, apostrophes left out, everything else that is no letter or digit a space. The same for what is
-- searched and for what is typed.
create function folded(text) returns text language sql immutable strict parallel safe
  return translate(lower(unaccent('unaccent'::regdictionary, normalize($1, NFKC))),
    '-_.,;:@/\()+&"*%#$''’`´', '                  ');

alter table fiches add column search text not null generated always as (
  ' ' || folded(lastname || ' ' || firstname || ' ' || email || ' ' || coalesce(externid, ''))
  || ' ' || regexp_replace(firstphone, '\D', '', 'g') || ' ') stored;

-- Its parts, and its whole words. What waits to be put into the index is read with each search: it is little.
create index fiches_by_search on fiches using gin (group_id, search gin_trgm_ops, string_to_array(search, ' '))
  with (gin_pending_list_limit = 256) where not deleted;
-- What very many have in common is found in the order in which it is shown.
create index fiches_by_name on fiches (group_id, lower(lastname), lower(firstname), id) where not deleted;
