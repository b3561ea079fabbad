-- Whether the shop gets a mail about each new order, at its own address.
alter table settings add column order_notices boolean not null default true;
