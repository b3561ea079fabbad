import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Answer, answersTo } from '../../tests/support/answered-rows.ts';
import { type Claim, claimsIn, type Kind } from '../../tests/support/claimed-rows.ts';
import { freshDatabase } from '../../tests/support/database.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** What is wrong with a claimed column, in words. */
function faultOf(claimed: ReadonlySet<Kind>, answer: Answer | undefined, text: string): string | undefined {
  if (answer === undefined) return 'the database has no such column';
  const kinds = [...claimed].filter((kind) => kind !== 'null');
  if (answer.kind === 'anything' && claimed.has('date')) return 'JSON has no dates';
  if (answer.kind !== 'anything' && kinds.some((kind) => kind !== 'anything' && kind !== answer.kind))
    return `claimed as ${kinds.join(' or ')}, answered as ${answer.kind}`;
  if (claimed.has('anything') || answer.isNullable === undefined) return undefined;
  if (answer.isNullable && !claimed.has('null')) return 'can be null';
  if (!answer.isNullable && claimed.has('null') && !/\b(left|right|full) join\b/i.test(text))
    return 'is never null';
  return undefined;
}

async function faultsIn(claims: readonly Claim[]): Promise<string[]> {
  const faults: string[] = [];
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const { place, text, columns } of claims) {
    try {
      const answers = await answersTo(client, text);
      for (const [name, claimed] of columns) {
        const fault = faultOf(claimed, answers.get(name), text);
        if (fault !== undefined) faults.push(`${place} ${name}: ${fault}`);
      }
    } catch (error) {
      faults.push(`${place} ${error instanceof Error ? error.message : error}`);
    }
  }
  await client.end();
  return faults;
}

it('rows are what their queries’ types say', { timeout: 120_000 }, async () => {
  const claims = claimsIn(
    readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(SERVER, name)),
  );
  // Most queries are read; the others are lists, whose conditions are put together at run time.
  expect(claims.length).toBeGreaterThan(120);
  expect(await faultsIn(claims)).toEqual([]);
});

it('a claim that is wrong is found, and said in words', async () => {
  const rows = [
    ['no_such: string', 'no_such: the database has no such column'],
    ['order_number: string', 'order_number: claimed as string, answered as number'],
    ['created_at: string', 'created_at: claimed as string, answered as date'],
    ['billing_address: Date', 'billing_address: JSON has no dates'],
    ['coupon_code: string', 'coupon_code: can be null'],
    ['notes: string | null', 'notes: is never null'],
    [
      'id: string; coupon_code: string | null; created_at: Date; billing_address: object; total_amount: number',
    ],
  ];
  const file = join(inject('workshop'), 'claims.ts');
  const queries = rows.map(([row]) => `pool.query<{ ${row} }>(\`select * from \${TABLE} where id = $1\`);`);
  const pool = `declare const pool: { query<Row>(text: string): Row }; const TABLE = 'orders';`;
  writeFileSync(file, [pool, ...queries].join('\n'));
  const expected = rows.flatMap(([, fault], place) => (fault ? [`${file}:${place + 2} ${fault}`] : []));
  expect(await faultsIn(claimsIn([file]))).toEqual(expected);
});
