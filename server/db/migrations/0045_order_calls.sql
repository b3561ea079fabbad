-- What became of each call about an order that waits for one, or for its customer's confirmation.

create table order_calls (
  id       bigint generated always as identity primary key,
  order_id text not null,
  outcome  text not null,
  -- What was said.
  note     text not null default '',
  again_at timestamptz(3),
  actor_id uuid,
  -- The e-mail address at the time, which outlives the account.
  actor    text not null,
  at       timestamptz(3) not null,

  constraint order_calls_order_id_orders_id_fk foreign key (order_id) references orders on delete cascade,
  constraint order_calls_actor_id_users_id_fk foreign key (actor_id) references users on delete set null,
  constraint order_calls_outcome_known check (outcome in ('reached', 'not_reached', 'call_again')),
  constraint order_calls_again_has_time check ((outcome = 'call_again') = (again_at is not null)),
  constraint order_calls_note_length check (length(note) <= 500),
  constraint order_calls_actor_length check (length(actor) between 1 and 254)
);
create index order_calls_by_order on order_calls (order_id, id);
create index order_calls_by_actor on order_calls (actor_id) where actor_id is not null;
