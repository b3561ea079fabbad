import type { Pool, PoolClient } from 'pg';

/** Writes rows whose keys are columns of the table, the same ones in all of them. */
export async function insertRows(
  database: Pool | PoolClient,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await database.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
