import pg from 'pg';

/** For tests: everything that a database has, found through its own catalogue, so that nothing new can be forgotten. */
export interface WholeDatabase {
  /** The number and a hash of the rows of each table that survives a crash; not when the migrations ran. */
  readonly rows: Readonly<Record<string, string>>;
  readonly schema: readonly string[];
  readonly sequences: readonly string[];
}

export async function readWhole(url: string, snapshot?: string): Promise<WholeDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; begin isolation level repeatable read`);
    if (snapshot !== undefined) await client.query(`set transaction snapshot '${snapshot}'`);
    const list = async (query: string) =>
      (await client.query<{ line: string }>(query)).rows.map(({ line }) => line);
    const rows: Record<string, string> = {};
    for (const table of await list(
      `select oid::regclass::text as line from pg_class
        where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
          and relname <> 'schema_migrations' order by 1`,
    ))
      rows[table] =
        (
          await list(
            `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') as line
               from ${table} t`,
          )
        )[0] ?? '';
    const schema = await list(
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '') || is_nullable
              || is_identity || is_generated as line
         from information_schema.columns where table_schema = 'public'
       union all
       select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
         from pg_constraint where connamespace = 'public'::regnamespace
       union all
       select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
       union all
       select indexdef from pg_indexes where schemaname = 'public'
       order by 1`,
    );
    const sequences = await list(
      `select sequencename || ' ' || coalesce(last_value::text, 'unused') as line from pg_sequences
        where schemaname = 'public' order by 1`,
    );
    return { rows, schema, sequences };
  } finally {
    await client.end();
  }
}
