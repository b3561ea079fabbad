import type { Pool } from 'pg';
import type { Carrier } from '../../contract/shipping/carrier.ts';
import type { CarrierList, ListProblem } from '../../domain/shipping/carrier-list.ts';
import { CARRIER_LIST_ROWS_MAX, readCarrierList } from '../../domain/shipping/carrier-list.ts';
import { decodeCsv, readCsv } from '../../domain/text/csv-reader.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { findCarrier } from './carriers.ts';

/** Each statement stays far below the limit of its time. */
const ROWS_AT_ONCE = 5000;

export function readListFile(bytes: Uint8Array): CarrierList {
  const decoded = decodeCsv(bytes);
  if (!decoded.ok) return refused({ row: 1, message: decoded.message });
  const csv = readCsv(decoded.text, CARRIER_LIST_ROWS_MAX);
  return csv.ok ? readCarrierList(csv.rows) : refused({ row: csv.row ?? 1, message: csv.message });
}

const refused = (problem: ListProblem): CarrierList => ({ pincodes: [], problems: [problem] });

/** Null where there is no such carrier. The former list is gone, whatever the new one says. */
export function replaceList(
  pool: Pool,
  carrierId: string,
  list: { readonly pincodes: CarrierList['pincodes']; readonly servesOthers: boolean } | null,
  by: Administrator,
  now: Date,
): Promise<Carrier | null> {
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select from carriers where id = $1 for update', [carrierId]);
    if (rowCount === 0) return null;
    const before = await findCarrier(client, carrierId);
    await client.query('delete from carrier_pincodes where carrier_id = $1', [carrierId]);
    const pincodes = list?.pincodes ?? [];
    for (let at = 0; at < pincodes.length; at += ROWS_AT_ONCE) {
      const rows = pincodes.slice(at, at + ROWS_AT_ONCE);
      await client.query(
        `insert into carrier_pincodes (carrier_id, pincode, serves, min_days, max_days)
         select $1, * from unnest($2::text[], $3::boolean[], $4::smallint[], $5::smallint[])`,
        [
          carrierId,
          rows.map(({ pincode }) => pincode),
          rows.map(({ serves }) => serves),
          rows.map(({ days }) => days?.[0] ?? null),
          rows.map(({ days }) => days?.[1] ?? null),
        ],
      );
    }
    await client.query(
      `update carriers set pincodes_at = $2, serves_others = $3, pincodes_listed = $4, pincodes_served = $5,
              version = version + 1 where id = $1`,
      [
        carrierId,
        list === null ? null : now,
        list?.servesOthers ?? true,
        pincodes.length,
        pincodes.filter(({ serves }) => serves).length,
      ],
    );
    const carrier = await findCarrier(client, carrierId);
    await recordChange(client, by, 'update', 'carrier', carrierId, {
      before: logged(before),
      after: logged(carrier),
    });
    return carrier;
  });
}

const logged = (carrier: Carrier | null) => ({
  name: carrier?.name,
  pincodes: carrier?.pincodes?.listed ?? 0,
  servesOthers: carrier?.pincodes?.servesOthers ?? true,
});
