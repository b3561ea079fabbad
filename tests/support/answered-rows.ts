import pg from 'pg';
import type { Kind } from './claimed-rows.ts';

/** What the database will answer to a statement, for one column. */
export interface Answer {
  readonly kind: Kind;
  /** Straight from a column of a table: whether that may be null. Undefined for what is computed or comes from a view. */
  readonly isNullable: boolean | undefined;
}

/** Asks for the columns of a statement without running it. */
export async function answersTo(client: pg.Client, text: string): Promise<ReadonlyMap<string, Answer>> {
  const fields = await fieldsOf(client, text);
  const { rows } = await client.query<{ place: string; nullable: boolean }>(
    `select attrelid || '.' || attnum as place, not attnotnull as nullable
       from pg_attribute join pg_class c on c.oid = attrelid
      where attrelid = any ($1::oid[]) and relkind = 'r'`,
    [fields.map(({ tableID }) => tableID)],
  );
  const nullable = new Map(rows.map((row) => [row.place, row.nullable]));
  return new Map(
    fields.map(({ name, dataTypeID, tableID, columnID }) => [
      name,
      { kind: kindOf(dataTypeID), isNullable: nullable.get(`${tableID}.${columnID}`) },
    ]),
  );
}

const { builtins } = pg.types;
const KINDS = new Map<number, Kind>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8].map(
    (oid): [number, Kind] => [oid, 'number'],
  ),
  [builtins.BOOL, 'boolean'],
  [builtins.TIMESTAMPTZ, 'date'],
  [builtins.BYTEA, 'bytes'],
  [builtins.JSON, 'anything'],
  [builtins.JSONB, 'anything'],
]);
/** `_text`, `_int4` … as PostgreSQL calls the types of lists. */
const LISTS = new Set([1000, 1005, 1007, 1009, 1015, 1016, 1115, 1182, 1185, 1231, 2951]);

/** As the pool reads them (`connectPool`); what has no reader arrives as its text, numeric among it. */
function kindOf(oid: number): Kind {
  return LISTS.has(oid) ? 'other' : (KINDS.get(oid) ?? 'string');
}

type Describing = pg.Connection & { describe(what: { type: 'S'; name: string }): void };
const canDescribe = (connection: pg.Connection): connection is Describing => 'describe' in connection;

/** The protocol's own question: parse, describe, and nothing more. */
function fieldsOf(client: pg.Client, text: string): Promise<pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    client.query({
      submit(connection: pg.Connection) {
        if (!canDescribe(connection)) throw new Error('The driver cannot describe a statement any more');
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message: { fields: pg.FieldDef[] }) {
        fields = message.fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    });
  });
}
