-- The accountant reads and exports all money, and changes nothing.
alter table users
  drop constraint users_admin_role_known,
  add constraint users_admin_role_known
    check (admin_role in ('owner', 'manager', 'packer', 'support', 'accountant'));
