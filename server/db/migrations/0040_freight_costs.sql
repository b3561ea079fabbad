-- What freight really costs: how a carrier weighs boxes, and what it quoted and billed for a shipment.

-- Null: the carrier has no such rule. Without any it charges by mass.
alter table carriers
  -- Cubic centimetres that count as a kilogram.
  add column volume_divisor     integer,
  add column weight_step_grams  integer,
  add column least_weight_grams integer,
  -- A longer box costs the charge and counts as the weight, at least.
  add column over_length_mm     integer,
  add column over_length_charge bigint,
  add column over_length_grams  integer,
  add column longest_box_mm     integer,
  add column heaviest_box_grams integer,
  add constraint carriers_volume_divisor_range check (volume_divisor between 1000 and 20000),
  add constraint carriers_weight_step_positive check (weight_step_grams > 0),
  add constraint carriers_least_weight_positive check (least_weight_grams > 0),
  add constraint carriers_over_length_positive check (over_length_mm > 0),
  add constraint carriers_over_length_charge_not_negative check (over_length_charge >= 0),
  add constraint carriers_over_length_grams_positive check (over_length_grams > 0),
  add constraint carriers_over_length_named
    check (over_length_mm is not null or coalesce(over_length_charge, over_length_grams) is null),
  add constraint carriers_longest_box_positive check (longest_box_mm > 0),
  add constraint carriers_heaviest_box_positive check (heaviest_box_grams > 0);

alter table shipments
  -- What the carrier was expected to charge when the shipment was made; null where nobody said.
  add column quoted_cost bigint,
  -- When its bill was recorded; from then on `cost` is what was paid.
  add column billed_at timestamptz(3),
  add constraint shipments_quoted_cost_not_negative check (quoted_cost >= 0);
