-- A call from another site asks whose site it is: the expression is the one of that question.
create index groups_by_site on groups (lower(substring(fields->>'website' from '^https?://([^/?#]+)')));
