-- When an order is promised to come: what the owner set, where carriers go, and what each order was told.

-- Those of the terms that the owner has changed; the others are in domain/shipping/promise.ts.
alter table settings add column delivery_promise jsonb not null default '{}';
alter table settings add constraint settings_delivery_promise check (jsonb_typeof(delivery_promise) = 'object');

alter table carriers
  -- When its list of pincodes was imported; null where it has none.
  add column pincodes_at timestamptz(3),
  add column pincodes_listed integer not null default 0,
  add column pincodes_served integer not null default 0,
  -- Whether it goes to pincodes that its list does not name.
  add column serves_others boolean not null default true,
  add constraint carriers_pincodes_counted check (pincodes_served between 0 and pincodes_listed);

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

alter table orders
  -- Days of the calendar in India, fixed when the order is placed; null on orders from before.
  add column promise_first date,
  add column promise_last date,
  -- Asked for heavy goods: 0 is the ground floor.
  add column floor smallint,
  add column has_lift boolean,
  add constraint orders_promise_range
    check ((promise_first is null) = (promise_last is null) and promise_last >= promise_first),
  add constraint orders_floor_range check (floor between 0 and 99);
