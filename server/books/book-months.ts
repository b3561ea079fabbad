import type { Pool, PoolClient } from 'pg';
import type { BookMonth, Filing } from '../../contract/books.ts';
import { gstr1Due, gstr3bDue, monthAfter } from '../../domain/books/filing.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { indianDay } from '../../domain/text/period.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';

interface MonthRow {
  readonly period: string;
  readonly arn: string | null;
  readonly filed_on: string | null;
  readonly filed_by: string | null;
  readonly locked_at: Date | null;
  readonly override_reason: string | null;
}

const COLUMNS = `period, arn, filed_on::text, filed_by, locked_at, override_reason`;

function toMonth(period: string, row: MonthRow | undefined, today: string): BookMonth {
  const isRunning = period >= today.slice(0, 7);
  return {
    period,
    state: row?.locked_at ? 'locked' : row?.arn ? 'filed' : isRunning ? 'running' : 'open',
    gstr1Due: gstr1Due(period),
    gstr3bDue: gstr3bDue(period),
    arn: row?.arn ?? null,
    filedOn: row?.filed_on ?? null,
    filedBy: row?.filed_by ?? null,
    overrideReason: row?.override_reason ?? null,
  };
}

/** From the month of the first document to the running one, the newest first. */
export async function listMonths(pool: Pool, now: Date): Promise<BookMonth[]> {
  const today = indianDay(now);
  const { rows: kept } = await pool.query<MonthRow>(`select ${COLUMNS} from book_months`);
  const { rows } = await pool.query<{ first: Date | null }>('select min(issued_at) as first from invoices');
  const months: BookMonth[] = [];
  let period = indianDay(rows[0]?.first ?? now).slice(0, 7);
  while (period <= today.slice(0, 7)) {
    const name = period;
    months.unshift(
      toMonth(
        name,
        kept.find((row) => row.period === name),
        today,
      ),
    );
    period = monthAfter(period);
  }
  return months;
}

export async function readMonth(pool: Pool | PoolClient, period: string, now: Date): Promise<BookMonth> {
  const { rows } = await pool.query<MonthRow>(`select ${COLUMNS} from book_months where period = $1`, [
    period,
  ]);
  return toMonth(period, rows[0], indianDay(now));
}

export type MonthChange = { ok: true; month: BookMonth } | Refusal<'MONTH_RUNNING' | 'MONTH_CLOSED'>;

interface Step {
  readonly action: string;
  readonly isAllowed: (month: BookMonth) => boolean;
  readonly refusal: string;
  readonly set: (client: PoolClient, period: string) => Promise<unknown>;
  readonly after?: Record<string, unknown>;
}

/** One step of a month that is over; the audit log has who took it. */
function step(pool: Pool, period: string, by: Administrator, now: Date, taken: Step): Promise<MonthChange> {
  return rollbackUnlessOk(pool, async (client) => {
    await client.query('insert into book_months (period) values ($1) on conflict do nothing', [period]);
    await client.query('select from book_months where period = $1 for update', [period]);
    const month = await readMonth(client, period, now);
    if (month.state === 'running')
      return refuse('MONTH_RUNNING', 'This month isn’t over yet. Please come back when it is.');
    if (!taken.isAllowed(month)) return refuse('MONTH_CLOSED', taken.refusal);
    await taken.set(client, period);
    await recordChange(client, by, taken.action, 'book_month', period, { after: taken.after ?? {} });
    return { ok: true, month: await readMonth(client, period, now) };
  });
}

interface Changed {
  readonly period: string;
  readonly by: Administrator;
  readonly now: Date;
}

export const overrideChecks = (pool: Pool, { period, by, now }: Changed, reason: string) =>
  step(pool, period, by, now, {
    action: 'override_checks',
    isAllowed: ({ state }) => state === 'open',
    refusal: 'This month is already filed.',
    set: (client) =>
      client.query('update book_months set override_reason = $2, override_by = $3 where period = $1', [
        period,
        reason,
        by.name,
      ]),
    after: { reason },
  });

/** A mistyped ARN can be entered again until the month is locked. */
export const fileMonth = (pool: Pool, { period, by, now }: Changed, filing: Filing, fileHash: string) =>
  step(pool, period, by, now, {
    action: 'file_returns',
    isAllowed: ({ state }) => state !== 'locked',
    refusal: 'This month is locked.',
    set: (client) =>
      client.query(
        'update book_months set arn = $2, filed_on = $3, filed_by = $4, file_hash = $5 where period = $1',
        [period, filing.arn, filing.filedOn, by.name, fileHash],
      ),
    after: { arn: filing.arn, filedOn: filing.filedOn },
  });

export const lockMonth = (pool: Pool, { period, by, now }: Changed) =>
  step(pool, period, by, now, {
    action: 'lock_month',
    isAllowed: ({ state }) => state === 'filed',
    refusal: 'Enter the ARN first: only a filed month is locked.',
    set: (client) =>
      client.query('update book_months set locked_at = $2, locked_by = $3 where period = $1', [
        period,
        now,
        by.name,
      ]),
  });
