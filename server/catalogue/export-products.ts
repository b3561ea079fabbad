import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { BYTE_ORDER_MARK } from '../../domain/text/csv.ts';
import { toCsvProduct } from './csv-product.ts';
import { PRODUCT_FILE_HEAD, productFileLines } from './product-file/csv-product.ts';
import { findRows, matchingIds, type RecordFilter } from './product-records.ts';

const PART = 200;

/** The file as it grows: a part is read when the one before has been taken. */
export function productsCsvStream(pool: Pool, filter: Omit<RecordFilter, 'page' | 'limit'>): Readable {
  return Readable.from(pieces(pool, filter), { objectMode: false });
}

async function* pieces(pool: Pool, filter: Omit<RecordFilter, 'page' | 'limit'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + PRODUCT_FILE_HEAD;
  const ids = await matchingIds(pool, filter);
  for (let from = 0; from < ids.length; from += PART) {
    const part = ids.slice(from, from + PART);
    const rows = await findRows(pool, part);
    const lines = part.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [productFileLines(toCsvProduct(row))];
    });
    yield lines.join('');
  }
}
