-- Tax invoices and credit notes (CGST rules 46 and 53). Append-only by trigger: by law they are stored for 72
-- months, and no number is used twice. `invoices_credit_within_invoice` keeps credit notes below their invoice.
create table invoices (
  id             uuid primary key default gen_random_uuid(),
  kind           text not null default 'invoice',
  number         text not null,
  financial_year text not null,
  serial         integer not null,
  -- 2 for the invoice of an order that was revived after its first one was credited. A credit note has its
  -- invoice's.
  edition        integer not null default 1,
  order_id       text not null,
  -- The invoice that a credit note corrects.
  invoice_id     uuid,
  reason         text,
  total_amount   bigint not null,
  -- Everything that is printed, as it was when it was issued.
  document       jsonb not null,
  issued_at      timestamptz(3) not null default now(),

  constraint invoices_number_unique unique (number),
  constraint invoices_serial_unique unique (kind, financial_year, serial),
  constraint invoices_order_id_orders_id_fk
    foreign key (order_id) references orders on delete restrict,
  constraint invoices_invoice_id_invoices_id_fk
    foreign key (invoice_id) references invoices on delete restrict,
  constraint invoices_kind_known check (kind in ('invoice', 'credit_note')),
  -- Upper case only, since the tax portal takes `a` and `A` for the same number.
  constraint invoices_number_format check (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
  constraint invoices_year_format check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  constraint invoices_serial_positive check (serial > 0),
  constraint invoices_edition_positive check (edition > 0),
  constraint invoices_credit_note_refers check ((kind = 'credit_note') = (invoice_id is not null)),
  constraint invoices_credit_note_reason check (kind <> 'credit_note' or reason is not null),
  constraint invoices_total_not_negative check (total_amount >= 0),
  constraint invoices_document_is_object check (jsonb_typeof(document) = 'object'),
  constraint invoices_reason_length check (length(reason) between 1 and 500)
);
create unique index invoices_edition_unique on invoices (order_id, edition) where kind = 'invoice';
create index invoices_by_order on invoices (order_id, kind, edition);
create index invoices_by_corrected on invoices (invoice_id) where invoice_id is not null;
create index invoices_by_time on invoices (issued_at, id);

create trigger append_only before update or delete on invoices for each row execute function refuse_change();
create trigger append_only_as_a_whole before truncate on invoices
  for each statement execute function refuse_change();

-- All credit notes of an invoice together; its lock makes two at once see each other.
create function check_credit_notes() returns trigger language plpgsql as $$
declare
  invoiced bigint;
  credited bigint;
begin
  select total_amount into invoiced from invoices
    where id = new.invoice_id and kind = 'invoice' and order_id = new.order_id for no key update;
  select sum(total_amount) into credited from invoices where invoice_id = new.invoice_id;
  if credited > coalesce(invoiced, -1) then
    raise exception 'credit notes of % paise exceed the invoice of % paise', credited, coalesce(invoiced, 0)
      using errcode = 'check_violation', table = 'invoices', constraint = 'invoices_credit_within_invoice';
  end if;
  return null;
end $$;
create constraint trigger invoices_credit_within_invoice after insert on invoices
  for each row when (new.kind = 'credit_note') execute function check_credit_notes();

create trigger invoices_halves_equal after insert on invoices for each row
  when (new.kind = 'invoice'
    and new.document #> '{totals,cgst}' is distinct from new.document #> '{totals,sgst}')
  execute function refuse_unequal_halves();
