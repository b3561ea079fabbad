-- What payment services and couriers say that they paid out, and what the bank received. Lines are stored as the files have them;
-- what they match is found again whenever something new comes in, so that the order of the files does not matter.

-- One file. Its hash keeps the same file from being taken in twice.
create table settlement_imports (
  id           uuid primary key default gen_random_uuid(),
  kind         text not null,
  -- Whose cash it is about; null for the payment service and the bank.
  carrier_id   uuid,
  file_name    text not null,
  file_hash    text not null,
  line_count   integer not null,
  -- What the file says in all, with the lines that were counted before.
  total_amount bigint not null,
  imported_by  uuid,
  created_at   timestamptz(3) not null default now(),

  constraint settlement_imports_hash_unique unique (file_hash),
  constraint settlement_imports_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete restrict,
  constraint settlement_imports_imported_by_users_id_fk
    foreign key (imported_by) references users on delete set null,
  constraint settlement_imports_kind_known check (kind in ('phonepe', 'courier', 'bank')),
  constraint settlement_imports_carrier_of_courier check ((kind = 'courier') = (carrier_id is not null)),
  constraint settlement_imports_file_name_length check (length(file_name) between 1 and 200),
  constraint settlement_imports_hash_format check (file_hash ~ '^[0-9a-f]{64}$'),
  constraint settlement_imports_lines_positive check (line_count > 0)
);
create index settlement_imports_by_kind on settlement_imports (kind, created_at);
create index settlement_imports_by_carrier on settlement_imports (carrier_id);

-- Amount, fee and the GST on the fee have the sign that the payout has: amount + fee + fee_gst is what the bank receives.
create table settlement_lines (
  id           uuid primary key default gen_random_uuid(),
  import_id    uuid not null,
  -- Null: the payment service.
  carrier_id   uuid,
  row_number   integer not null,
  kind         text not null,
  -- Our id of the attempt or the refund, an AWB, or the batch that something was deducted from.
  reference    text not null,
  utr          text,
  settled_on   date,
  amount       bigint not null,
  fee          bigint not null default 0,
  fee_gst      bigint not null default 0,
  order_id     text,
  reason       text not null,
  -- When somebody accepted what does not match.
  closed_at    timestamptz(3),
  closed_by    uuid,

  -- The same money is never counted twice, whichever files name it.
  constraint settlement_lines_once unique nulls not distinct (carrier_id, kind, reference),
  constraint settlement_lines_import_id_settlement_imports_id_fk
    foreign key (import_id) references settlement_imports on delete restrict,
  constraint settlement_lines_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete restrict,
  constraint settlement_lines_order_id_orders_id_fk
    foreign key (order_id) references orders on delete restrict,
  constraint settlement_lines_closed_by_users_id_fk
    foreign key (closed_by) references users on delete set null,
  constraint settlement_lines_kind_known
    check (kind in ('payment', 'refund', 'cod', 'return_reversed', 'freight', 'early_cod_fee', 'adjustment')),
  constraint settlement_lines_source_known
    check (kind = 'adjustment' or (kind in ('payment', 'refund')) = (carrier_id is null)),
  -- Lines that repeat another one are not stored.
  constraint settlement_lines_reason_known
    check (reason in (
      'matched', 'short', 'excess', 'fee', 'early_cod_fee', 'freight', 'adjustment', 'return_reversed',
      'no_credit_note', 'returned', 'not_due', 'unknown_awb', 'unknown_reference'
    )),
  constraint settlement_lines_row_positive check (row_number > 0),
  constraint settlement_lines_reference_length check (length(reference) between 1 and 100),
  constraint settlement_lines_utr_format check (utr ~ '^[A-Z0-9]{1,40}$')
);
create index settlement_lines_by_reference on settlement_lines (reference);
create index settlement_lines_by_order on settlement_lines (order_id) where order_id is not null;
create index settlement_lines_by_utr on settlement_lines (utr) where utr is not null;
create index settlement_lines_by_import on settlement_lines (import_id);
-- What still waits for somebody.
create index settlement_lines_open on settlement_lines (id)
  where closed_at is null and reason not in ('matched', 'early_cod_fee', 'freight');

create table bank_credits (
  id         uuid primary key default gen_random_uuid(),
  import_id  uuid not null,
  row_number integer not null,
  day        date not null,
  amount     bigint not null,
  narration  text not null,
  -- Everything in the narration that can be the UTR of a payout.
  refs       text[] not null,
  occurrence integer not null,
  closed_at  timestamptz(3),
  closed_by  uuid,

  -- Statements overlap; two alike on one day are the first and the second in each of them.
  constraint bank_credits_once unique (day, amount, narration, occurrence),
  constraint bank_credits_import_id_settlement_imports_id_fk
    foreign key (import_id) references settlement_imports on delete restrict,
  constraint bank_credits_closed_by_users_id_fk
    foreign key (closed_by) references users on delete set null,
  constraint bank_credits_amount_positive check (amount > 0),
  constraint bank_credits_occurrence_positive check (occurrence > 0),
  constraint bank_credits_row_positive check (row_number > 0),
  constraint bank_credits_narration_length check (length(narration) between 0 and 300)
);
create index bank_credits_by_refs on bank_credits using gin (refs);
create index bank_credits_by_import on bank_credits (import_id);

-- What a carrier's own file calls its columns, and after how many days it pays.
create table remittance_columns (
  carrier_id      uuid primary key,
  pays_after_days integer not null,
  awb             text not null,
  amount          text not null,
  day             text,
  utr             text,
  freight         text,

  constraint remittance_columns_carrier_id_carriers_id_fk
    foreign key (carrier_id) references carriers on delete cascade,
  constraint remittance_columns_days_range check (pays_after_days between 0 and 90),
  constraint remittance_columns_awb_length check (length(awb) between 1 and 100),
  constraint remittance_columns_amount_length check (length(amount) between 1 and 100),
  constraint remittance_columns_day_length check (length(day) between 1 and 100),
  constraint remittance_columns_utr_length check (length(utr) between 1 and 100),
  constraint remittance_columns_freight_length check (length(freight) between 1 and 100)
);
