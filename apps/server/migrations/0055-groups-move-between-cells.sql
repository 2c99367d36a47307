-- Groups that arrive in this cell or leave it (docs/decisions/0124).
create table group_moves (
  group_id integer primary key,
  -- arriving: copied, not served yet; paused: nothing is written; left: another cell serves it; removed: its rows here are gone too.
  state text not null check (state in ('arriving', 'paused', 'left', 'removed')),
  since timestamptz not null default now()
);

-- Professionals who arrive with a group and whose address this cell has under another id.
create table arriving_pros (
  group_id integer not null,
  from_id integer not null,
  to_id integer not null,
  primary key (group_id, from_id)
);

-- Refuses to write rows of a group that is paused or elsewhere. The name of the column with the group's id is the argument. The
-- table is named with its schema, because a search path of the function's own would cost time with every row.
do $$ begin
  execute format($function$
create function refuse_while_moving() returns trigger language plpgsql as $body$
declare
  moving text;
begin
  if tg_argv[0] = 'id' then
    select state into moving from %1$I.group_moves where group_id = coalesce(new.id, old.id);
  else
    select state into moving from %1$I.group_moves where group_id = coalesce(new.group_id, old.group_id);
  end if;
  if found and current_setting('rendezvous.moves_group', true) is distinct from 'on' then
    -- Rows of a group that is elsewhere are removed together, not one by one because they have expired.
    if tg_op = 'DELETE' and moving <> 'paused' then return null; end if;
    raise exception 'the group moves to another cell' using errcode = 'RV001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $body$ $function$, current_schema());
end $$;

create procedure protect_while_moving(guarded text) language plpgsql as $$
begin
  execute format('create trigger refuse_while_moving before insert or update or delete on %I for each row execute function refuse_while_moving(%L)',
    guarded, case when guarded = 'groups' then 'id' else 'group_id' end);
end $$;

-- Replaces the ids of professionals in rows that arrive; it fires for no other row. Replication has no search path of its own.
create function replace_arriving_pros() returns trigger language plpgsql set search_path from current as $$
declare
  arrived integer;
begin
  select to_id into arrived from arriving_pros where group_id = new.group_id and from_id = new.pro_id;
  if found then new.pro_id := arrived; end if;
  if tg_table_name = 'access_keys' then
    select to_id into arrived from arriving_pros where group_id = new.group_id and from_id = new.created_by;
    if found then new.created_by := arrived; end if;
  end if;
  return new;
end $$;

do $$
declare
  guarded text;
begin
  call protect_while_moving('groups');
  for guarded in
    select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'group_id'
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and not relname = any('{group_moves,arriving_pros,operator_changes}')
    order by relname
  loop
    call protect_while_moving(guarded);
  end loop;
  for guarded in
    select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'pro_id'
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'group_id')
      and not relname = any('{pro_groups,fiche_reads}')
    order by relname
  loop
    execute format('create trigger replace_arriving_pros before insert or update on %I for each row execute function replace_arriving_pros()', guarded);
    execute format('alter table %I enable replica trigger replace_arriving_pros', guarded);
  end loop;
end $$;
