import type { Pool } from 'pg';
import { type BookDocument, type StoredDocument, toBookDocument } from '../../domain/books/book-document.ts';
import { monthAfter } from '../../domain/books/filing.ts';
import { startOfDay } from '../../domain/text/period.ts';

const BATCH = 2000;

/**
 * The documents of a month in India, in batches, so that no statement takes long. A document of an order that was paid in
 * test mode has used a number, which counts as cancelled. Money is owed where more of it was kept than is still invoiced.
 */
export async function readMonthDocuments(pool: Pool, month: string): Promise<BookDocument[]> {
  const documents: BookDocument[] = [];
  const before = startOfDay(`${monthAfter(month)}-01`);
  let from: readonly [Date, string] = [startOfDay(`${month}-01`), '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const { rows } = await pool.query<StoredDocument & { issuedAt: Date }>({
      name: 'documents-of-a-month',
      text: `select d.id, d.issued_at as "issuedAt", d.order_id as "orderId", d.document,
                    o.test_payment as "isCancelled", coalesce(g.missing, '{}') as missing,
                    coalesce(money.kept > money.invoiced, false) as "isRefundOwed"
               from invoices d
               join orders o on o.id = d.order_id
               left join invoice_gaps g on g.invoice_id = d.id
               left join lateral (
                 select coalesce(sum(p.amount - coalesce(
                          (select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'COMPLETED'),
                          0)), 0) as kept,
                        (select sum(case kind when 'invoice' then total_amount else -total_amount end)
                           from invoices where order_id = o.id) as invoiced
                   from payments p where p.order_id = o.id and p.state = 'COMPLETED'
               ) money on d.kind = 'credit_note'
              where (d.issued_at, d.id) > ($1, $2) and d.issued_at < $3
              order by d.issued_at, d.id limit ${BATCH}`,
      values: [...from, before],
    });
    for (const { issuedAt, ...stored } of rows) documents.push(toBookDocument(stored));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return documents;
    from = [last.issuedAt, last.id];
  }
}
