-- Carriers, where they go and at what rates, and shipments with what happened to them.

create table carriers (
  id                 uuid primary key default gen_random_uuid(),
  name               text not null,
  contact_name       text not null default '',
  email              text,
  phone              text not null default '',
  -- With `{tracking}` where the number goes.
  tracking_url       text not null default '',
  is_active          boolean not null default true,
  -- When its list of pincodes was imported; null where it has none.
  pincodes_at        timestamptz(3),
  pincodes_listed    integer not null default 0,
  pincodes_served    integer not null default 0,
  -- Whether it goes to pincodes that its list does not name.
  serves_others      boolean not null default true,
  -- Its rules for chargeable weight; null where it has no such rule. Without any it charges by mass.
  -- `volume_divisor` is the cubic centimetres that count as a kilogram.
  volume_divisor     integer,
  weight_step_grams  integer,
  least_weight_grams integer,
  -- A box longer than this costs the charge and counts as the weight, at least.
  over_length_mm     integer,
  over_length_charge bigint,
  over_length_grams  integer,
  longest_box_mm     integer,
  heaviest_box_grams integer,
  version            integer not null default 1,
  created_at         timestamptz(3) not null default now(),
  updated_at         timestamptz(3) not null default now(),

  constraint carriers_pincodes_counted check (pincodes_served between 0 and pincodes_listed),
  constraint carriers_volume_divisor_range check (volume_divisor between 1000 and 20000),
  constraint carriers_weight_step_positive check (weight_step_grams > 0),
  constraint carriers_least_weight_positive check (least_weight_grams > 0),
  constraint carriers_over_length_positive check (over_length_mm > 0),
  constraint carriers_over_length_charge_not_negative check (over_length_charge >= 0),
  constraint carriers_over_length_grams_positive check (over_length_grams > 0),
  constraint carriers_over_length_named
    check (over_length_mm is not null or coalesce(over_length_charge, over_length_grams) is null),
  constraint carriers_longest_box_positive check (longest_box_mm > 0),
  constraint carriers_heaviest_box_positive check (heaviest_box_grams > 0),
  constraint carriers_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint carriers_tracking_https check (tracking_url = '' or tracking_url ~ '^https://'),
  constraint carriers_name_length check (length(name) between 1 and 120),
  constraint carriers_contact_name_length check (length(contact_name) between 0 and 120),
  constraint carriers_phone_length check (length(phone) between 0 and 30),
  constraint carriers_tracking_url_length check (length(tracking_url) between 0 and 500)
);
create unique index carriers_name_unique on carriers (lower(name));
create trigger touch_updated_at before update on carriers for each row execute function touch_updated_at();

create table carrier_pincodes (
  carrier_id uuid not null,
  pincode    text not null,
  serves     boolean not null,
  -- Working days in transit; null where the list names none.
  min_days   smallint,
  max_days   smallint,

  -- Looked up by pincode, for all carriers at once.
  constraint carrier_pincodes_pkey primary key (pincode, carrier_id),
  constraint carrier_pincodes_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete cascade,
  constraint carrier_pincodes_pincode_format check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint carrier_pincodes_days_range
    check ((min_days is null) = (max_days is null) and min_days >= 0 and max_days >= min_days and max_days <= 90)
);

-- From `min_grams` (included) to `max_grams` (not included; null: no end).
create table shipping_rates (
  id            uuid primary key default gen_random_uuid(),
  carrier_id    uuid not null,
  zone          text not null,
  method        text not null default 'standard',
  min_grams     integer not null default 0,
  max_grams     integer,
  base_amount   bigint not null default 0,
  per_kg_amount bigint not null default 0,
  min_days      integer not null,
  max_days      integer not null,
  is_active     boolean not null default true,
  version       integer not null default 1,
  created_at    timestamptz(3) not null default now(),
  updated_at    timestamptz(3) not null default now(),

  constraint shipping_rates_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete cascade,
  constraint shipping_rates_method_known check (method in ('standard', 'express')),
  constraint shipping_rates_zone_format check (zone ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint shipping_rates_weight_range check (max_grams > min_grams),
  constraint shipping_rates_days_range check (min_days >= 0 and max_days >= min_days and max_days <= 90),
  constraint shipping_rates_min_grams_not_negative check (min_grams >= 0),
  constraint shipping_rates_base_amount_not_negative check (base_amount >= 0),
  constraint shipping_rates_per_kg_amount_not_negative check (per_kg_amount >= 0),
  constraint shipping_rates_zone_length check (length(zone) between 1 and 60),
  -- A weight never has two active prices.
  constraint shipping_rates_no_overlap exclude using gist (
    carrier_id with =, zone with =, method with =, int4range(min_grams, max_grams) with &&
  ) where (is_active)
);
create index shipping_rates_by_carrier on shipping_rates (carrier_id, zone, min_grams);
create trigger touch_updated_at before update on shipping_rates for each row execute function touch_updated_at();

create table shipments (
  id                 uuid primary key default gen_random_uuid(),
  order_id           text not null,
  carrier_id         uuid,
  tracking_number    text,
  status             text not null default 'PENDING',
  method             text not null default 'standard',
  weight_grams       integer not null default 0,
  cost               bigint not null default 0,
  -- What the carrier was expected to charge when the shipment was entered; null where nobody said.
  quoted_cost        bigint,
  -- When its bill was recorded; from then on `cost` is what was paid.
  billed_at          timestamptz(3),
  estimated_delivery date,
  shipped_at         timestamptz(3),
  delivered_at       timestamptz(3),
  notes              text not null default '',
  version            integer not null default 1,
  created_at         timestamptz(3) not null default now(),
  updated_at         timestamptz(3) not null default now(),

  constraint shipments_order_id_orders_id_fk
    foreign key (order_id) references orders on delete restrict,
  constraint shipments_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete restrict,
  constraint shipments_status_known
    check (status in (
      'PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED'
    )),
  constraint shipments_method_known check (method in ('standard', 'express')),
  constraint shipments_delivered_after_shipped check (delivered_at >= shipped_at),
  constraint shipments_weight_grams_not_negative check (weight_grams >= 0),
  constraint shipments_cost_not_negative check (cost >= 0),
  constraint shipments_quoted_cost_not_negative check (quoted_cost >= 0),
  constraint shipments_tracking_number_length check (length(tracking_number) between 1 and 100),
  constraint shipments_notes_length check (length(notes) between 0 and 2000)
);
create index shipments_by_time on shipments (created_at, id);
create index shipments_by_status on shipments (status, created_at, id);
create index shipments_by_carrier on shipments (carrier_id, created_at, id);
create index shipments_by_tracking_number on shipments (lower(tracking_number) text_pattern_ops);
create index shipments_by_order on shipments (order_id);
create index shipments_by_tracking_part on shipments using gin (lower(tracking_number) gin_trgm_ops);
create index shipments_by_change on shipments (updated_at);
create unique index shipments_tracking_unique on shipments (carrier_id, tracking_number);
create trigger touch_updated_at before update on shipments for each row execute function touch_updated_at();

create table shipment_events (
  id          bigint generated always as identity primary key,
  shipment_id uuid not null,
  status      text not null,
  location    text not null default '',
  note        text not null default '',
  actor_id    uuid,
  at          timestamptz(3) not null default now(),

  constraint shipment_events_shipment_id_shipments_id_fk
    foreign key (shipment_id) references shipments on delete cascade,
  constraint shipment_events_actor_id_users_id_fk
    foreign key (actor_id) references users on delete set null,
  constraint shipment_events_status_known
    check (status in (
      'PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED'
    )),
  constraint shipment_events_location_length check (length(location) between 0 and 120),
  constraint shipment_events_note_length check (length(note) between 0 and 500)
);
create index shipment_events_by_shipment on shipment_events (shipment_id, id);
