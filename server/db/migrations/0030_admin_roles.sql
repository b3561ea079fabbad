-- What each administrator does: the table of roles and permissions is domain/accounts/permissions.ts. Whoever was an
-- administrator before there were roles could do everything, and stays able to.
alter table users add column admin_role text;
update users set admin_role = 'owner' where role = 'ADMIN' or invited_at is not null;
alter table users
  add constraint users_admin_role_known check (admin_role in ('owner', 'manager', 'packer', 'support')),
  -- An invitation names the role that it gives once it is accepted.
  add constraint users_admin_role_held check ((admin_role is not null) = (role = 'ADMIN' or invited_at is not null));
