-- The mails about one order, for its details in the admin.
create index outbox_by_order on outbox ((payload ->> 'orderId'), id) where kind = 'order-mail';
