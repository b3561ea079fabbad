-- What is wrong with the goods of an order, and what the shop does about it.

create table claims (
  id             uuid primary key default gen_random_uuid(),
  order_id       text not null,
  problem        text not null,
  message        text not null default '',
  -- Null while it is open.
  decision       text,
  -- To the shopper.
  note           text not null default '',
  -- Of a refund, in paise.
  amount         bigint,
  -- Of a replacement.
  shipment_id    uuid,
  decided_by     uuid,
  decided_at     timestamptz(3),
  -- An administrator who may not decide it alone hands it to a manager, with a note.
  handover_note  text not null default '',
  handed_over_by uuid,
  handed_over_at timestamptz(3),
  created_at     timestamptz(3) not null default now(),
  updated_at     timestamptz(3) not null default now(),

  constraint claims_order_id_orders_id_fk foreign key (order_id) references orders on delete restrict,
  constraint claims_shipment_id_shipments_id_fk foreign key (shipment_id) references shipments on delete restrict,
  constraint claims_decided_by_users_id_fk foreign key (decided_by) references users on delete set null,
  constraint claims_handed_over_by_users_id_fk foreign key (handed_over_by) references users on delete set null,
  constraint claims_handover_note_length check (length(handover_note) between 0 and 2000),
  constraint claims_handover_has_note check ((handed_over_at is null) = (handover_note = '')),
  constraint claims_problem_known check (problem in ('damaged', 'wrong', 'missing', 'not_as_described')),
  constraint claims_decision_known check (decision in ('replacement', 'refund', 'refusal')),
  constraint claims_decided_at_once check ((decision is null) = (decided_at is null)),
  constraint claims_refund_has_amount check ((decision is not distinct from 'refund') = (amount is not null)),
  constraint claims_replacement_is_shipped
    check ((decision is not distinct from 'replacement') = (shipment_id is not null)),
  constraint claims_refusal_has_reason check (decision is distinct from 'refusal' or note <> ''),
  constraint claims_amount_positive check (amount > 0),
  constraint claims_message_length check (length(message) between 0 and 2000),
  constraint claims_note_length check (length(note) between 0 and 2000)
);
create index claims_by_order on claims (order_id, created_at);
create index claims_by_time on claims (created_at, id);
create index claims_open on claims (created_at, id) where decision is null;
create unique index claims_by_shipment on claims (shipment_id) where shipment_id is not null;
create trigger touch_updated_at before update on claims for each row execute function touch_updated_at();

create table claim_lines (
  claim_id      uuid not null,
  order_item_id bigint not null,
  quantity      integer not null,

  primary key (claim_id, order_item_id),
  constraint claim_lines_claim_id_claims_id_fk foreign key (claim_id) references claims on delete cascade,
  constraint claim_lines_order_item_id_order_items_id_fk
    foreign key (order_item_id) references order_items on delete restrict,
  constraint claim_lines_quantity_range check (quantity between 1 and 99)
);
create index claim_lines_by_item on claim_lines (order_item_id);

-- Re-encoded without its metadata. Its id cannot be guessed, and it is only shown with its order.
create table claim_photographs (
  id         uuid primary key default gen_random_uuid(),
  claim_id   uuid not null,
  content    bytea not null,
  width      integer not null,
  height     integer not null,
  created_at timestamptz(3) not null default now(),

  constraint claim_photographs_claim_id_claims_id_fk foreign key (claim_id) references claims on delete cascade,
  constraint claim_photographs_content_length check (octet_length(content) between 1 and 8388608),
  constraint claim_photographs_size check (width between 1 and 10000 and height between 1 and 10000)
);
alter table claim_photographs alter column content set storage external;
create index claim_photographs_by_claim on claim_photographs (claim_id, created_at, id);

-- A refund may be split over several payments of the order.
create table claim_refunds (
  claim_id  uuid not null,
  refund_id uuid not null,

  primary key (claim_id, refund_id),
  constraint claim_refunds_claim_id_claims_id_fk foreign key (claim_id) references claims on delete cascade,
  constraint claim_refunds_refund_id_refunds_id_fk foreign key (refund_id) references refunds on delete restrict
);
create unique index claim_refunds_by_refund on claim_refunds (refund_id);
