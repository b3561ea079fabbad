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
    `select id, edition, document from invoices where order_id = $1 and kind = $2 order by edition desc limit 1`,
    [orderId, kind],
  );
  return rows[0] ?? null;
}
