import type { PoolClient } from 'pg';
import { type CreditedPieces, creditLeft, writeCreditNote } from '../../domain/invoices/credit-note.ts';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { creditNoteNumber, financialYear, invoiceNumber } from '../../domain/invoices/invoice-number.ts';
import { minPaise, type Paise } from '../../domain/pricing/money.ts';
import { readInvoicedOrder, toInvoice } from './invoiced-order.ts';
import { readCreditNotes, readInvoice } from './read.ts';

/**
 * Issues the order's tax invoice in the transaction that ships or pays the order: the law wants it at or before dispatch
 * (CGST Act, section 31). There is one per order, and a further one for a revived order whose invoice was credited in full.
 * The number comes from a locked row, so that the series has no gap.
 */
export async function issueInvoice(client: PoolClient, orderId: string, now: Date): Promise<void> {
  const last = await readInvoice(client, orderId);
  const credits = last === null ? [] : await readCreditNotes(client, last.id);
  if (last !== null && (credits.length === 0 || creditLeft(last.document, credits) > 0)) return;
  const order = await readInvoicedOrder(client, orderId);
  const year = financialYear(now);
  const serial = await nextNumber(client, `invoices/${year}`);
  const document = toInvoice(order, invoiceNumber(year, serial), now);
  const edition = (last?.edition ?? 0) + 1;
  await store(client, { orderId, year, serial, edition, document, invoiceId: null, now });
}

/**
 * Credits what was invoiced and then cancelled or refunded (CGST Act, section 34); the invoice itself stays. Without an
 * amount, all that is left of the invoice, and never more than that. It names the pieces that it is for.
 */
export async function issueCreditNote(
  client: PoolClient,
  orderId: string,
  reason: string,
  now: Date,
  amount?: Paise,
  pieces?: CreditedPieces,
): Promise<void> {
  const invoice = await readInvoice(client, orderId);
  if (invoice === null) return;
  const earlier = await readCreditNotes(client, invoice.id);
  const left = creditLeft(invoice.document, earlier);
  const credited = minPaise(amount ?? left, left);
  if (credited <= 0) return;
  const year = financialYear(now);
  const serial = await nextNumber(client, `credit-notes/${year}`);
  const facts = { number: creditNoteNumber(year, serial), issuedAt: now.toISOString(), reason };
  const document = writeCreditNote(invoice.document, earlier, credited, facts, pieces);
  const { id: invoiceId, edition } = invoice;
  await store(client, { orderId, year, serial, edition, document, invoiceId, now });
}

async function nextNumber(client: PoolClient, series: string): Promise<number> {
  const { rows } = await client.query<{ value: number }>(
    `insert into counters (name, value) values ($1, 1)
     on conflict (name) do update set value = counters.value + 1 returning value`,
    [series],
  );
  const value = rows[0]?.value;
  if (value === undefined) throw new Error('The counter gave no number');
  return Number(value);
}

interface Issued {
  readonly orderId: string;
  readonly year: string;
  readonly serial: number;
  readonly edition: number;
  readonly document: InvoiceDocument;
  readonly invoiceId: string | null;
  readonly now: Date;
}

async function store(client: PoolClient, issued: Issued): Promise<void> {
  const { document, orderId, year, serial, edition, invoiceId, now } = issued;
  await client.query(
    `insert into invoices (kind, number, financial_year, serial, edition, order_id, invoice_id, reason, total_amount, document, issued_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      document.kind,
      document.number,
      year,
      serial,
      edition,
      orderId,
      invoiceId,
      document.reason ?? null,
      document.totals.total,
      document,
      now,
    ],
  );
}
