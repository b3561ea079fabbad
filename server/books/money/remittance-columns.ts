import type { Pool } from 'pg';
import type { RemittanceColumns } from '../../../contract/books/money.ts';
import type { MappedColumns } from '../../../domain/books/money/read-courier.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';

export async function columnsOf(pool: Pool, carrierId: string): Promise<MappedColumns | null> {
  const { rows } = await pool.query<MappedColumns>(
    'select awb, amount, day, utr, freight from remittance_columns where carrier_id = $1',
    [carrierId],
  );
  return rows[0] ?? null;
}

/** False where there is no such carrier. */
export function saveColumns(
  pool: Pool,
  carrierId: string,
  { paysAfterDays, awb, amount, day, utr, freight }: RemittanceColumns,
  by: Administrator,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into remittance_columns (carrier_id, pays_after_days, awb, amount, day, utr, freight)
       select c.id, $2, $3, $4, $5, $6, $7 from carriers c where c.id = $1
       on conflict (carrier_id) do update set pays_after_days = excluded.pays_after_days, awb = excluded.awb,
         amount = excluded.amount, day = excluded.day, utr = excluded.utr, freight = excluded.freight`,
      [carrierId, paysAfterDays, awb, amount, day, utr, freight],
    );
    if (rowCount !== 1) return false;
    const after = { paysAfterDays, awb, amount, day, utr, freight };
    await recordChange(client, by, 'update', 'remittance_columns', carrierId, { after });
    return true;
  });
}

/** Those whose files can be taken in. */
export async function remittingCarriers(
  pool: Pool,
): Promise<{ readonly id: string; readonly name: string; readonly hasColumns: boolean }[]> {
  const { rows } = await pool.query<{ id: string; name: string; hasColumns: boolean }>(
    `select c.id, c.name, r.carrier_id is not null as "hasColumns"
       from carriers c left join remittance_columns r on r.carrier_id = c.id
      where c.is_active or r.carrier_id is not null order by lower(c.name)`,
  );
  return rows;
}
