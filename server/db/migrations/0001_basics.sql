-- What all tables have in common:
-- Money is whole paise in a bigint; every sum of the shop stays far below 2^53, so a JavaScript number holds it exactly.
-- Moments have milliseconds, so that a page's cursor survives the way through a JavaScript Date.
-- `version` is raised with each edit, so that two administrators never overwrite each other unseen.
-- A set `deleted_at` hides a row; nothing is deleted.
-- `search` is what a search box looks through, with a trigram index over it: search like '%' || lower(:text) || '%'.
-- Every rule has a name, since the code recognises a refusal by it. Lists in JSON are checked with `case`, because `and`
-- does not promise that something else never reaches jsonb_array_length.

-- Both come with PostgreSQL and are trusted: the database's owner may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- updated_at moves when something else does, so that saving an unchanged row tells nobody anything.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What the law or the owner wants kept cannot be changed by anybody.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_append_only';
end $$;

-- A search index that knows times as well goes through what it has of a part of the time, and not through all of it. A
-- moment lies in one span of each of six lengths, from four minutes to eight years, so that a few of them make up any
-- part of the time. Not STRICT: PostgreSQL would call it for each row, at five times the time, and not write it out.
create function spans_of(moment timestamptz) returns int[] language sql immutable parallel safe
  return array[
    floor(date_part('epoch', moment at time zone 'UTC') / 256)::int,
    floor(date_part('epoch', moment at time zone 'UTC') / 4096)::int,
    floor(date_part('epoch', moment at time zone 'UTC') / 65536)::int,
    floor(date_part('epoch', moment at time zone 'UTC') / 1048576)::int,
    floor(date_part('epoch', moment at time zone 'UTC') / 16777216)::int,
    floor(date_part('epoch', moment at time zone 'UTC') / 268435456)::int
  ];
