-- Customers follow their accounts.

-- A new account is a customer of its own, unless a guest has ordered under its address.
create function follow_new_account() returns trigger language plpgsql as $$
begin
  insert into customers (key, user_id, name, email, phone, created_at, is_account)
    values (lower(new.email), new.id, new.name, new.email, coalesce(new.phone, ''), new.created_at, new.role = 'USER')
    on conflict (key) do nothing;
  if not found then
    perform refresh_customer(lower(new.email));
  end if;
  return null;
end $$;
create trigger customer_joined after insert on users for each row execute function follow_new_account();

create function follow_account() returns trigger language plpgsql as $$
begin
  perform refresh_customer(lower(old.email));
  if tg_op = 'UPDATE' and lower(new.email) <> lower(old.email) then
    perform refresh_customer(lower(new.email));
  end if;
  return null;
end $$;
create trigger customer_left after delete on users for each row execute function follow_account();
create trigger customer_changed after update on users for each row
  when ((old.name, old.email, old.phone, old.role, old.created_at)
    is distinct from (new.name, new.email, new.phone, new.role, new.created_at))
  execute function follow_account();
