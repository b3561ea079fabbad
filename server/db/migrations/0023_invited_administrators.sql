-- An invitation gives no role: whoever is invited is a shopper until the link was followed and a strong password chosen.

alter table users add column invited_at timestamptz(3);
alter table users
  add constraint users_invited_shopper check (invited_at is null or (role = 'USER' and not is_double));
create index users_invited on users (invited_at) where invited_at is not null;

alter table account_tokens drop constraint account_tokens_purpose_known;
alter table account_tokens add constraint account_tokens_purpose_known
  check (purpose in ('password_reset', 'email_verification', 'administrator_invitation'));

-- Whoever was invited and has not come yet was an administrator already, whom only the password was missing.
update users u set role = 'USER', invited_at = invited.at
  from (select entity_id, max(at) as at from audit_log
         where entity = 'administrator' and action = 'invite' group by entity_id) invited
 where invited.entity_id = u.id::text and u.role = 'ADMIN' and u.email_verified_at is null;

-- The links that they were mailed work on. One to a forgotten password lives much shorter.
update account_tokens t set purpose = 'administrator_invitation'
  from users u
 where u.id = t.user_id and u.invited_at is not null and t.purpose = 'password_reset'
   and t.expires_at > t.created_at + interval '1 day';
