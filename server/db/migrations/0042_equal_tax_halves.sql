-- CGST and SGST of what is sold now are equal to the paisa. Orders and invoices from before may differ by one: they stay
-- as they are, and such an order can still be changed and its back-up restored. So this is no check of every row.
create function refuse_unequal_halves() returns trigger language plpgsql as $$
begin
  raise exception 'CGST and SGST differ in % of %', tg_table_name, new.id
    using errcode = 'check_violation', table = tg_table_name, constraint = tg_name;
end $$;
create trigger orders_halves_equal after insert or update of cgst, sgst on orders for each row
  when (new.cgst <> new.sgst) execute function refuse_unequal_halves();
create trigger invoices_halves_equal after insert on invoices for each row
  when (new.kind = 'invoice'
    and new.document #> '{totals,cgst}' is distinct from new.document #> '{totals,sgst}')
  execute function refuse_unequal_halves();
