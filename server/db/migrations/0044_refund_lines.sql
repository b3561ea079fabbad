-- What of an order a refund is for, and whether the goods came back.

alter table order_items
  -- Pieces in refunds that have not failed.
  add column refunded integer not null default 0,
  -- Pieces that went back to their count before the order itself gives the rest back.
  add column restocked integer not null default 0,
  add constraint order_items_refunded_range check (refunded between 0 and quantity),
  add constraint order_items_restocked_range check (restocked between 0 and quantity);

create table refund_lines (
  refund_id     uuid not null,
  order_item_id bigint not null,
  -- 0 where the money is for this line without a piece of it: a compensation, or the second part of a split refund.
  quantity      integer not null,
  goods         text not null default 'not_yet',
  is_restocked  boolean not null default false,

  primary key (refund_id, order_item_id),
  constraint refund_lines_refund_id_refunds_id_fk foreign key (refund_id) references refunds on delete cascade,
  constraint refund_lines_order_item_id_order_items_id_fk
    foreign key (order_item_id) references order_items on delete restrict,
  constraint refund_lines_quantity_range check (quantity between 0 and 99),
  constraint refund_lines_goods_known check (goods in ('good', 'damaged', 'not_yet')),
  constraint refund_lines_restocked_are_good check (not is_restocked or goods = 'good')
);
create index refund_lines_by_item on refund_lines (order_item_id);
