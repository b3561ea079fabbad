-- How administrators prove who they are besides their password, and the sessions that they can see and end.

-- One authenticator app per account. The shop computes the codes itself, so it must be able to read the secret.
create table authenticator_apps (
  user_id      uuid primary key,
  secret       bytea not null,
  created_at   timestamptz(3) not null default now(),
  -- Null until the first code was typed: before that it protects nothing.
  confirmed_at timestamptz(3),
  -- The time step of the last accepted code: no code is accepted twice.
  last_step    bigint not null default 0,

  constraint authenticator_apps_user_id_users_id_fk foreign key (user_id) references users on delete cascade,
  constraint authenticator_apps_secret_length check (octet_length(secret) between 16 and 64),
  constraint authenticator_apps_used_once_confirmed check (last_step = 0 or confirmed_at is not null)
);

-- Each signs in once, in place of a code or a passkey. They have 80 random bits, so a plain hash protects them.
create table recovery_codes (
  user_id   uuid not null,
  code_hash bytea not null,
  used_at   timestamptz(3),

  constraint recovery_codes_pk primary key (user_id, code_hash),
  constraint recovery_codes_user_id_users_id_fk foreign key (user_id) references users on delete cascade,
  constraint recovery_codes_hashed check (octet_length(code_hash) = 32)
);

-- Public keys alone: nobody can sign in with what is stored here.
create table passkeys (
  id            uuid primary key default gen_random_uuid(),
  user_id       uuid not null,
  credential_id bytea not null,
  public_key    bytea not null,
  -- Counts up with every use, or stays 0. One that goes back is a copy.
  counter       bigint not null,
  transports    text[] not null default '{}',
  name          text not null,
  created_at    timestamptz(3) not null default now(),
  last_used_at  timestamptz(3),

  constraint passkeys_user_id_users_id_fk foreign key (user_id) references users on delete cascade,
  constraint passkeys_credential_id_length check (octet_length(credential_id) between 1 and 1023),
  constraint passkeys_public_key_length check (octet_length(public_key) between 1 and 4000),
  constraint passkeys_counter_not_negative check (counter >= 0),
  constraint passkeys_name_length check (length(name) between 1 and 60)
);
create unique index passkeys_credential_unique on passkeys (credential_id);
create index passkeys_by_user on passkeys (user_id, created_at);

-- What a browser was asked to answer, for a few minutes and for one purpose. Each is taken once.
create table sign_in_challenges (
  token_hash bytea primary key,
  purpose    text not null,
  -- Null where a passkey will tell whose it is.
  user_id    uuid,
  expires_at timestamptz(3) not null,

  constraint sign_in_challenges_user_id_users_id_fk foreign key (user_id) references users on delete cascade,
  constraint sign_in_challenges_token_hashed check (octet_length(token_hash) = 32),
  constraint sign_in_challenges_purpose_known
    check (purpose in ('second_step', 'passkey_sign_in', 'passkey_confirm', 'passkey_add')),
  constraint sign_in_challenges_owner check ((user_id is null) = (purpose = 'passkey_sign_in'))
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at);

-- To the nearest minutes: a request does not write its moment each time.
alter table sessions add column last_seen_at timestamptz(3) not null default now();

-- A session that ends takes its open event streams along, in every process.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger session_ended after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function notify_session_ended();
