-- Hours with dates replace the usual week now (docs/decisions/0098-a-season-replaces-the-week.md). A season that has nothing in common with the
-- usual week was meant in addition to it, and stays so; one that repeats hours of the week was meant in its place.
create function pg_temp.with_additions(rules jsonb) returns jsonb language sql as $$
  with rule as (
    select value as own, ordinality as place, value->>'valid_from' as since, value->>'valid_until' as until,
      value->>'valid_from' is not null or value->>'valid_until' is not null as is_dated
    from jsonb_array_elements(rules) with ordinality
  ), season as (
    select since, until, bool_or(exists (
        select from rule usual where not usual.is_dated and usual.own->>'from' < rule.own->>'to'
          and rule.own->>'from' < usual.own->>'to'
          and exists (select from jsonb_array_elements_text(usual.own->'days') day where rule.own->'days' ? day)
      )) as repeats_week
    from rule where is_dated group by since, until
  )
  select jsonb_agg(case when rule.is_dated and not season.repeats_week
      then rule.own || '{"adds_to_week": true}' else rule.own end order by rule.place)
  from rule left join season on season.since is not distinct from rule.since
    and season.until is not distinct from rule.until and rule.is_dated
$$;

update calendars set openinghours = pg_temp.with_additions(openinghours)
  where jsonb_typeof(openinghours) = 'array' and openinghours <> '[]'
    and openinghours is distinct from pg_temp.with_additions(openinghours);

update groups set fields = jsonb_set(fields, '{openinghours}', pg_temp.with_additions(fields->'openinghours'))
  where jsonb_typeof(fields->'openinghours') = 'array' and fields->'openinghours' <> '[]'
    and fields->'openinghours' is distinct from pg_temp.with_additions(fields->'openinghours');
