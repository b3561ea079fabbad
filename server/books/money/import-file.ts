import type { Pool, PoolClient } from 'pg';
import type { Holder } from '../../../domain/accounts/permissions.ts';
import { type MatchedLine, matchLines } from '../../../domain/books/money/match-lines.ts';
import type { BankCredit } from '../../../domain/books/money/read-bank.ts';
import { isRepeated, settledOf } from '../../../domain/books/money/settlement-line.ts';
import { type Paise, sum } from '../../../domain/pricing/money.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { rollbackUnlessOk } from '../../db/rollback-unless-ok.ts';
import { matchCredits, type PlannedCredit } from './bank-credits.ts';
import { closeOrders } from './close-orders.ts';
import { inLots, knownFacts } from './known-facts.ts';
import type { Upload, UploadRead } from './read-upload.ts';
import { storeMatches } from './rematch.ts';

/** What a file would change. The preview shows it, and the import carries it out. */
export interface ImportPlan {
  readonly savedAt: Date | null;
  readonly lines: readonly MatchedLine[];
  readonly credits: readonly PlannedCredit[];
}

export type ReadLines = Extract<UploadRead, { kind: 'lines' | 'credits' }>;

export async function planImport(
  client: Pool | PoolClient,
  { carrierId, hash }: Upload,
  read: ReadLines,
): Promise<ImportPlan> {
  const { rows } = await client.query<{ created_at: Date }>(
    'select created_at from settlement_imports where file_hash = $1',
    [hash],
  );
  const savedAt = rows[0]?.created_at ?? null;
  if (read.kind === 'credits')
    return { savedAt, lines: [], credits: await matchCredits(client, read.credits) };
  const facts = await knownFacts(client, read.lines, { carrierId });
  return { savedAt, lines: matchLines(read.lines, facts), credits: [] };
}

export interface ImportContext {
  readonly by: Administrator;
  readonly holder: Holder | null;
  /** The payment service that the shop uses now. */
  readonly gateway: string;
  readonly now: Date;
}

export type Imported =
  | { readonly ok: true; readonly matched: number; readonly waiting: number; readonly closedOrders: number }
  | { readonly ok: false };

const NOTHING = { ok: true, matched: 0, waiting: 0, closedOrders: 0 } as const;

/** All of the file or nothing of it. One file after the other: what one of them settles the next one has to see. */
export function importFile(
  pool: Pool,
  upload: Upload,
  read: ReadLines,
  context: ImportContext,
): Promise<Imported> {
  return rollbackUnlessOk(pool, async (client) => {
    await client.query('lock table settlement_imports in share row exclusive mode');
    const plan = await planImport(client, upload, read);
    const lines = plan.lines.filter(({ reason }) => !isRepeated(reason));
    const credits = plan.credits.filter(({ reason }) => !isRepeated(reason));
    if (plan.savedAt !== null || lines.length + credits.length === 0) return NOTHING;
    const total = read.kind === 'lines' ? sum(read.lines.map(settledOf)) : sum(read.credits.map(amountOf));
    const importId = await writeImport(client, upload, {
      total,
      lines: plan.lines.length + plan.credits.length,
      context,
    });
    for (const some of inLots(lines)) await writeLines(client, importId, upload.carrierId, some);
    for (const some of inLots(credits)) await writeCredits(client, importId, some);
    await storeMatches(client);
    const orders = new Set(
      lines.flatMap(({ line, orderId }) => (line.kind === 'cod' && orderId ? [orderId] : [])),
    );
    const closedOrders = await closeOrders(client, [...orders], context);
    if (closedOrders === null) return { ok: false };
    await recordChange(client, context.by, 'import', 'settlement', importId, {
      after: {
        fileName: upload.fileName,
        kind: upload.kind,
        lines: lines.length + credits.length,
        closedOrders,
      },
    });
    const matched = [...lines, ...credits].filter(({ reason }) => reason === 'matched').length;
    return { ok: true, matched, waiting: lines.length + credits.length - matched, closedOrders };
  });
}

const amountOf = ({ amount }: BankCredit): Paise => amount;

async function writeImport(
  client: PoolClient,
  { kind, carrierId, fileName, hash }: Upload,
  {
    total,
    lines,
    context,
  }: { readonly total: Paise; readonly lines: number; readonly context: ImportContext },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into settlement_imports (kind, carrier_id, file_name, file_hash, line_count, total_amount, imported_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [kind, carrierId, fileName, hash, lines, total, context.by.id, context.now],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The import was not stored');
  return row.id;
}

async function writeLines(
  client: PoolClient,
  importId: string,
  carrierId: string | null,
  lines: readonly MatchedLine[],
): Promise<void> {
  await client.query(
    `insert into settlement_lines (import_id, carrier_id, row_number, kind, reference, utr, settled_on, amount, fee,
            fee_gst, order_id, reason)
     select $1, $2, * from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::date[], $8::bigint[], $9::bigint[],
            $10::bigint[], $11::text[], $12::text[])`,
    [
      importId,
      carrierId,
      lines.map(({ line }) => line.row),
      lines.map(({ line }) => line.kind),
      lines.map(({ line }) => line.reference),
      lines.map(({ line }) => line.utr),
      lines.map(({ line }) => line.day),
      lines.map(({ line }) => line.amount),
      lines.map(({ line }) => line.fee),
      lines.map(({ line }) => line.feeGst),
      lines.map(({ orderId }) => orderId),
      lines.map(({ reason }) => reason),
    ],
  );
}

async function writeCredits(
  client: PoolClient,
  importId: string,
  credits: readonly PlannedCredit[],
): Promise<void> {
  await client.query(
    `insert into bank_credits (import_id, row_number, day, amount, narration, occurrence, refs)
     select $1, c.row, c.day, c.amount, c.narration, c.occurrence, array(select jsonb_array_elements_text(c.refs))
       from jsonb_to_recordset($2::jsonb)
         as c (row int, day date, amount bigint, narration text, occurrence int, refs jsonb)`,
    [
      importId,
      JSON.stringify(
        credits.map(({ credit: { references, ...credit } }) => ({ ...credit, refs: references })),
      ),
    ],
  );
}
