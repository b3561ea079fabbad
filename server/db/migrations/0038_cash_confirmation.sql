-- Cash orders that the customer confirms by a link, and what became of earlier cash orders.

alter table orders
  -- Until when a cash order keeps its goods unless the customer confirms it; null once nobody waits for that.
  add column confirm_by timestamptz(3),
  -- When the customer is asked once more; null once that is done.
  add column ask_again_at timestamptz(3),
  add column confirmed_at timestamptz(3),
  add column confirmed_via text,
  add constraint orders_confirmed_via_known check (confirmed_via in ('link', 'phone')),
  add constraint orders_confirmed_somehow check ((confirmed_at is null) = (confirmed_via is null)),
  add constraint orders_confirmed_once check (confirmed_at is null or confirm_by is null),
  add constraint orders_asked_again_in_time check (ask_again_at < confirm_by);
create index orders_confirm_by on orders (confirm_by) where status = 'PENDING' and confirm_by is not null;
create index orders_ask_again on orders (ask_again_at) where status = 'PENDING' and ask_again_at is not null;

alter table settings
  -- Null where nobody is asked (domain/orders/cash-confirmation.ts).
  add column cash_confirmation jsonb,
  add constraint settings_cash_confirmation check (jsonb_typeof(cash_confirmation) = 'object'),
  -- Signs the links in mails. Each shop has its own, which leaves the server in back-ups alone.
  add column link_secret bytea not null
    default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  add constraint settings_link_secret_length check (octet_length(link_secret) >= 32);

-- What became of a cash order, as far as it counts for further ones of the same phone or address (domain/orders/cash-score.ts).
create table cash_marks (
  order_id text primary key,
  kind     text not null,
  -- The last ten digits.
  phone    text not null,
  -- The pincode and the first line without anything but letters and digits.
  address  text not null,
  at       timestamptz(3) not null,

  constraint cash_marks_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade,
  constraint cash_marks_kind_known check (kind in ('returned', 'lapsed', 'cancelled', 'delivered'))
);
create index cash_marks_by_phone on cash_marks (phone, at);
create index cash_marks_by_address on cash_marks (address, at);

-- Phones that get cash orders whatever their marks say.
create table cash_allowances (
  phone      text primary key,
  allowed_by uuid,
  at         timestamptz(3) not null default now(),

  constraint cash_allowances_allowed_by_users_id_fk foreign key (allowed_by) references users on delete set null,
  constraint cash_allowances_phone_format check (phone ~ '^[0-9]{4,10}$')
);
