-- Who may sign in, and with what. Secrets are stored as their SHA-256 alone, except where the shop must compute with them.

-- Shoppers and administrators.
create table users (
  id                uuid primary key default gen_random_uuid(),
  name              text not null,
  email             text not null,
  phone             text,
  role              text not null default 'USER',
  -- What an administrator may do: the table of roles and permissions is domain/accounts/permissions.ts.
  admin_role        text,
  password_hash     text not null,
  addresses         jsonb not null default '[]',
  email_verified_at timestamptz(3),
  disabled_at       timestamptz(3),
  -- An invitation gives no role: who is invited stays a shopper until they have followed the mailed link and chosen a
  -- strong password.
  invited_at        timestamptz(3),
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz(3) not null default now(),

  constraint users_invited_shopper check (invited_at is null or role = 'USER'),
  constraint users_role_known check (role in ('USER', 'ADMIN')),
  constraint users_admin_role_known check (admin_role in ('owner', 'manager', 'packer', 'support')),
  -- An invitation names the role that it gives once it is accepted.
  constraint users_admin_role_held check ((admin_role is not null) = (role = 'ADMIN' or invited_at is not null)),
  constraint users_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint users_addresses_is_list
    check (case jsonb_typeof(addresses) when 'array' then jsonb_array_length(addresses) <= 20 else addresses is null end),
  constraint users_name_length check (length(name) between 1 and 120),
  constraint users_phone_length check (length(phone) between 1 and 30),
  constraint users_password_hash_length check (length(password_hash) between 20 and 500)
);
create unique index users_email_unique on users (lower(email));
create index users_by_created on users (created_at, id);
create index users_by_role on users (role, created_at);
create index users_invited on users (invited_at) where invited_at is not null;
create trigger touch_updated_at before update on users for each row execute function touch_updated_at();

create table sessions (
  id           uuid primary key default gen_random_uuid(),
  token_hash   bytea not null,
  user_id      uuid not null,
  user_agent   text,
  -- When the password was last typed; a renewed session keeps the time of the old one.
  password_at  timestamptz(3) not null default now(),
  -- To the nearest minutes: a request does not write its moment each time.
  last_seen_at timestamptz(3) not null default now(),
  created_at   timestamptz(3) not null default now(),
  expires_at   timestamptz(3) not null,
  revoked_at   timestamptz(3),

  constraint sessions_user_id_users_id_fk
    foreign key (user_id) references users on delete cascade,
  constraint sessions_token_hashed check (octet_length(token_hash) = 32),
  constraint sessions_user_agent_length check (length(user_agent) between 0 and 500)
);
create unique index sessions_token_unique on sessions (token_hash);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Browsers in which somebody has signed in before: guesses from elsewhere do not slow them down.
create table known_devices (
  token_hash bytea not null,
  user_id    uuid not null,
  expires_at timestamptz(3) not null,

  constraint known_devices_pk primary key (token_hash, user_id),
  constraint known_devices_user_id_users_id_fk
    foreign key (user_id) references users on delete cascade,
  constraint known_devices_token_hashed check (octet_length(token_hash) = 32)
);
create index known_devices_by_user on known_devices (user_id);
create index known_devices_by_expiry on known_devices (expires_at);

-- Links sent by e-mail: to set a new password, or to prove that an address is one's own. Each works once.
create table account_tokens (
  token_hash bytea primary key,
  purpose    text not null,
  user_id    uuid not null,
  -- Where the link went: a verification proves this address, not one that the user set since.
  email      text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at    timestamptz(3),

  constraint account_tokens_user_id_users_id_fk
    foreign key (user_id) references users on delete cascade,
  constraint account_tokens_purpose_known
    check (purpose in ('password_reset', 'email_verification', 'administrator_invitation')),
  constraint account_tokens_token_hashed check (octet_length(token_hash) = 32),
  constraint account_tokens_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$')
);
create index account_tokens_by_user on account_tokens (user_id, purpose);
create index account_tokens_by_expiry on account_tokens (expires_at);

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

-- Each replaces a code or a passkey once. They have 80 random bits, so a plain hash protects them.
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
  -- Null for a sign-in by passkey: the passkey says whose it is.
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
