-- What became of a month's GST returns. A month without a row is open; a filed one takes no further document, and a
-- locked one stays as it is.
create table book_months (
  period          text primary key,
  arn             text,
  filed_on        date,
  filed_by        text,
  -- SHA-256 of the file as it was when the month was filed.
  file_hash       text,
  locked_at       timestamptz(3),
  locked_by       text,
  override_reason text,
  override_by     text,

  constraint book_months_period_format check (period ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  constraint book_months_arn_format check (arn ~ '^[A-Z]{2}[0-9A-Z]{13}$'),
  constraint book_months_filed_whole
    check (num_nulls(arn, filed_on, filed_by, file_hash) in (0, 4)),
  constraint book_months_locked_after_filed check (locked_at is null or arn is not null),
  constraint book_months_override_whole check ((override_reason is null) = (override_by is null)),
  constraint book_months_reason_length check (length(override_reason) between 1 and 500)
);

create trigger locked_stays before update on book_months
  for each row when (old.locked_at is not null) execute function refuse_change();
create trigger filed_stays before delete on book_months
  for each row when (old.arn is not null) execute function refuse_change();

create function refuse_document_of_filed_month() returns trigger language plpgsql as $$
begin
  if exists (select from book_months
              where period = to_char(day_in_india(new.issued_at), 'YYYY-MM') and arn is not null) then
    raise exception 'The month of % is filed: a correction is a credit note of today', new.issued_at
      using errcode = 'check_violation', table = 'invoices', constraint = 'invoices_month_not_filed';
  end if;
  return new;
end $$;
create trigger month_not_filed before insert on invoices
  for each row execute function refuse_document_of_filed_month();
