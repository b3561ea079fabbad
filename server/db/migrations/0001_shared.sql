-- What all tables have in common:
-- Money is whole paise in a bigint; every sum of the shop stays far below 2^53, so a JavaScript number holds it exactly.
-- Moments have milliseconds, so that a page's cursor survives the way through a JavaScript Date.
-- `version` is raised with each edit, so that two administrators never overwrite each other unseen.
-- A set `deleted_at` hides a row; nothing is deleted.
-- Admin lists are searched by what was typed (server/db/search-condition.ts): the beginning of an e-mail address, the
-- beginning or end of a phone number, any part of a name or text. Each has an index of its own; `text_pattern_ops` makes
-- one serve `like 'abc%'` in every locale.
-- Every rule has a name, since the code recognises a refusal by it. Lists in JSON are checked with `case`, because `and`
-- does not promise that something else never reaches jsonb_array_length.

-- Both come with PostgreSQL and are trusted: the database's owner may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- updated_at moves when something else does, so that saving an unchanged row notifies nobody.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- What must stay as it was written, by law or for the owner, cannot be changed by anybody.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'restrict_violation', table = tg_table_name, constraint = tg_table_name || '_append_only';
end $$;

-- Phones are stored as they were typed, and searched by their digits.
create function phone_digits(phone text) returns text language sql immutable parallel safe
  return regexp_replace(phone, '[^0-9]', '', 'g');

create function day_in_india(moment timestamptz) returns date
  language sql stable parallel safe return (moment at time zone 'Asia/Kolkata')::date;
