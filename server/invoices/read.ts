import type { Pool, PoolClient } from 'pg';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';

export interface StoredInvoice {
  readonly id: string;
  readonly document: InvoiceDocument;
}

/** The order's invoice or the credit note that corrects it; null while there is none. */
export async function readInvoice(
  database: Pool | PoolClient,
  orderId: string,
  kind: InvoiceDocument['kind'],
): Promise<StoredInvoice | null> {
  const { rows } = await database.query<StoredInvoice>(
    'select id, document from invoices where order_id = $1 and kind = $2',
    [orderId, kind],
  );
  return rows[0] ?? null;
}
