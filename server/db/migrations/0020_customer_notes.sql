-- What administrators note about a customer. A guest, who has no account, is found by the id that lists give them.
alter table customers
  add column notes text not null default '',
  add column notes_version integer not null default 0,
  add constraint customers_notes_length check (length(notes) <= 5000);

-- Immutable in fact: the encoding of a database never changes.
create function guest_id(key text) returns text language sql immutable parallel safe as
  $$ select 'guest-' || left(encode(sha256(convert_to(key, 'UTF8')), 'hex'), 24) $$;
create index customers_by_guest_id on customers (guest_id(key));
