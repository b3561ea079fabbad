-- Requests of customers for their data, or to delete it: the record that outlives what was deleted.

-- A person is the HMAC of the e-mail address under the shop's link secret: the shop can say whether an address was deleted,
-- and nobody can read whose it was.
create table data_requests (
  id       uuid primary key default gen_random_uuid(),
  kind     text not null,
  asked_by text not null,
  -- The administrator, where one did it.
  actor_id uuid,
  person   bytea not null,
  -- What stayed, how much of it and why, as the person was told.
  kept     jsonb not null default '[]',
  at       timestamptz(3) not null default now(),

  constraint data_requests_actor_id_users_id_fk foreign key (actor_id) references users on delete set null,
  constraint data_requests_kind_known check (kind in ('export', 'erasure')),
  constraint data_requests_asked_by_known check (asked_by in ('account', 'link', 'administrator')),
  constraint data_requests_person_hashed check (octet_length(person) = 32),
  constraint data_requests_kept_is_list check (jsonb_typeof(kept) = 'array')
);
create index data_requests_by_person on data_requests (person, at);
create index data_requests_by_actor on data_requests (actor_id) where actor_id is not null;

-- Guests have no account, and get a mailed link too. Opening it changes it for a token that the page alone knows.
alter table account_tokens
  alter column user_id drop not null,
  drop constraint account_tokens_purpose_known,
  add constraint account_tokens_purpose_known check (purpose in (
    'password_reset', 'email_verification', 'administrator_invitation', 'data_link', 'opened_data_link'
  )),
  add constraint account_tokens_of_account
    check (user_id is not null or purpose in ('data_link', 'opened_data_link'));
