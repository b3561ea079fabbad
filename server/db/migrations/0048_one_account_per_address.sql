-- An address has one account. Registering a known address used to make a second, empty one that could never prove it. Those go; what was ordered
-- in them stays under its address like a guest's order, and joins the account once its owner has proven the address.

delete from users where is_double;

drop index users_email_unique;
drop index users_by_email;
create unique index users_email_unique on users (lower(email));

-- All else in it stays as it is.
do $$ begin
  execute replace(pg_get_functiondef('refresh_customer(text)'::regprocedure), ' and not is_double', '');
end $$;

alter table users drop constraint users_double_unproven, drop constraint users_invited_shopper, drop column is_double;
alter table users add constraint users_invited_shopper check (invited_at is null or role = 'USER');
