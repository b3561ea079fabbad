import type { Pool, PoolClient } from 'pg';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';

export interface StoredInvoice {
  readonly id: string;
  readonly edition: number;
  readonly document: InvoiceDocument;
}

/** The order's latest invoice, or the latest credit note; null while there is none. */
export async function readInvoice(
  database: Pool | PoolClient,
  orderId: string,
  kind: InvoiceDocument['kind'],
): Promise<StoredInvoice | null> {
  const { rows } = await database.query<StoredInvoice>(
    `select id, edition, document from invoices where order_id = $1 and kind = $2
      order by edition desc, financial_year desc, serial desc limit 1`,
    [orderId, kind],
  );
  return rows[0] ?? null;
}

/** The credit notes of an invoice, in the order in which they were issued. */
export async function readCreditNotes(client: PoolClient, invoiceId: string): Promise<InvoiceDocument[]> {
  const { rows } = await client.query<{ document: InvoiceDocument }>(
    'select document from invoices where invoice_id = $1 order by financial_year, serial',
    [invoiceId],
  );
  return rows.map(({ document }) => document);
}
