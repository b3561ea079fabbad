-- Who may sign in, and with what. Secrets are stored as their SHA-256 alone.

-- Shoppers and administrators.
create table users (
  id                uuid primary key default gen_random_uuid(),
  name              text not null,
  email             text not null,
  phone             text,
  role              text not null default 'USER',
  password_hash     text not null,
  addresses         jsonb not null default '[]',
  email_verified_at timestamptz(3),
  disabled_at       timestamptz(3),
  -- Made by registering with an address that has an account. It answers like any new account, so that nobody learns
  -- of the other one, and can never prove the address. It is not found by its e-mail, except to sign in.
  is_double         boolean not null default false,
  -- An invitation gives no role: whoever is invited is a shopper until the mailed link was followed and a strong password chosen.
  invited_at        timestamptz(3),
  created_at        timestamptz(3) not null default now(),
  updated_at        timestamptz(3) not null default now(),

  constraint users_double_unproven check (not (is_double and (email_verified_at is not null or role <> 'USER'))),
  constraint users_invited_shopper check (invited_at is null or (role = 'USER' and not is_double)),
  constraint users_role_known check (role in ('USER', 'ADMIN')),
  constraint users_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint users_addresses_is_list
    check (case jsonb_typeof(addresses) when 'array' then jsonb_array_length(addresses) <= 20 else addresses is null end),
  constraint users_name_length check (length(name) between 1 and 120),
  constraint users_phone_length check (length(phone) between 1 and 30),
  constraint users_password_hash_length check (length(password_hash) between 20 and 500)
);
create unique index users_email_unique on users (lower(email)) where not is_double;
create index users_by_email on users (lower(email), created_at);
create index users_by_created on users (created_at, id);
create index users_by_role on users (role, created_at);
create index users_invited on users (invited_at) where invited_at is not null;
create trigger touch_updated_at before update on users for each row execute function touch_updated_at();

create table sessions (
  id          uuid primary key default gen_random_uuid(),
  token_hash  bytea not null,
  user_id     uuid not null,
  user_agent  text,
  -- When the password was last typed; a renewed session keeps the time of the old one.
  password_at timestamptz(3) not null default now(),
  created_at  timestamptz(3) not null default now(),
  expires_at  timestamptz(3) not null,
  revoked_at  timestamptz(3),

  constraint sessions_user_id_users_id_fk
    foreign key (user_id) references users on delete cascade,
  constraint sessions_token_hashed check (octet_length(token_hash) = 32),
  constraint sessions_user_agent_length check (length(user_agent) between 0 and 500)
);
create unique index sessions_token_unique on sessions (token_hash);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Browsers in which somebody has signed in before: what strangers try elsewhere does not slow them down.
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
