import type { Pool, PoolClient } from 'pg';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';

export interface StoredInvoice {
  readonly id: string;
  readonly edition: number;
  readonly document: InvoiceDocument;
}

/** The order's latest invoice; null while there is none. */
export async function readInvoice(client: PoolClient, orderId: string): Promise<StoredInvoice | null> {
  const { rows } = await client.query<StoredInvoice>(
    `select id, edition, document from invoices where order_id = $1 and kind = 'invoice'
      order by edition desc limit 1`,
    [orderId],
  );
  return rows[0] ?? null;
}

/** The latest invoice of an order, or all of its credit notes, the oldest first. */
export async function readDocuments(
  pool: Pool,
  orderId: string,
  kind: InvoiceDocument['kind'],
): Promise<InvoiceDocument[]> {
  const { rows } = await pool.query<{ document: InvoiceDocument }>(
    `select document from invoices where order_id = $1 and kind = $2 order by edition, financial_year, serial`,
    [orderId, kind],
  );
  return (kind === 'invoice' ? rows.slice(-1) : rows).map(({ document }) => document);
}

/** The latest invoice of each order that has one, in the order of the ids. */
export async function readInvoices(pool: Pool, orderIds: readonly string[]): Promise<InvoiceDocument[]> {
  const { rows } = await pool.query<{ document: InvoiceDocument }>(
    `select latest.document from unnest($1::text[]) with ordinality as wanted (id, place),
       lateral (select document from invoices where order_id = wanted.id and kind = 'invoice'
                 order by edition desc limit 1) latest
      order by wanted.place`,
    [orderIds],
  );
  return rows.map(({ document }) => document);
}

/** The credit notes of an invoice, in the order in which they were issued. */
export async function readCreditNotes(client: PoolClient, invoiceId: string): Promise<InvoiceDocument[]> {
  const { rows } = await client.query<{ document: InvoiceDocument }>(
    'select document from invoices where invoice_id = $1 order by financial_year, serial',
    [invoiceId],
  );
  return rows.map(({ document }) => document);
}
