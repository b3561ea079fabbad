-- Invoices and credit notes carry what the GST returns ask for beside what is printed. Those that were issued before it was
-- kept are completed here, once, from what they print; what could not be known is listed in invoice_gaps. The trigger that
-- refuses every change rests within this transaction, and nothing that is printed changes.
create table invoice_gaps (
  invoice_id uuid primary key,
  missing    text[] not null,

  constraint invoice_gaps_invoice_id_invoices_id_fk
    foreign key (invoice_id) references invoices on delete restrict,
  constraint invoice_gaps_not_empty check (cardinality(missing) > 0)
);

alter table invoices disable trigger append_only;

with places as (
  select id, kind, invoice_id, document,
         coalesce(substring(document ->> 'placeOfSupply' from '\(([0-9]{2})\)$'), '') as code,
         lower(document #>> '{delivery,state}') as delivered, lower(document #>> '{buyer,state}') as billed,
         coalesce(document #>> '{buyer,gstin}', '') as gstin,
         case when day_in_india(issued_at) < date '2024-08-01' then 25000000 else 10000000 end as large_limit
    from invoices
), codes as (
  select delivered as state, max(code) as code from places where code <> '' group by delivered
), invoiced as (
  select id, large_limit,
         case when gstin <> '' then 'b2b'
              when (document ->> 'isInterState')::boolean
                and (document #>> '{totals,total}')::bigint > large_limit then 'b2cl'
              else 'b2cs' end as class
    from places where kind = 'invoice'
), facts as (
  select d.id, jsonb_build_object(
           'series', regexp_replace(d.document ->> 'number', '[0-9]+$', ''),
           'placeCode', d.code,
           'buyerStateCode', case when d.gstin <> '' then left(d.gstin, 2) else coalesce(c.code, '') end,
           'deliveryPin',
             coalesce(substring(d.document #> '{delivery,address}' ->> -1 from '\m[1-9][0-9]{5}\M'), ''),
           'class', case when d.kind = 'invoice' then i.class
                         else case i.class when 'b2b' then 'cdnr' when 'b2cl' then 'cdnur' else 'b2cs' end end,
           'largeLimit', i.large_limit,
           'invoiceType', 'R',
           'reverseCharge', 'N') as gst
    from places d
    join invoiced i on i.id = coalesce(d.invoice_id, d.id)
    left join codes c on c.state = d.billed
   where not d.document ? 'gst'
)
update invoices d set document = d.document || jsonb_build_object('gst', f.gst) from facts f where f.id = d.id;

alter table invoices enable trigger append_only;

insert into invoice_gaps (invoice_id, missing)
select id, missing from (
  select id, array_remove(array[
    case when document #>> '{gst,placeCode}' = '' then 'place of supply' end,
    case when document #>> '{gst,buyerStateCode}' = '' then 'State of the buyer' end,
    case when document #>> '{gst,deliveryPin}' = '' then 'PIN of the delivery' end,
    case when not document -> 'totals' ? 'taxable' then 'shares of freight and discount' end,
    case when jsonb_path_exists(document, '$.lines[*] ? (!exists(@.unit))') then 'units' end
  ], null) as missing from invoices
) completed where cardinality(missing) > 0;
