import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { lengths, notNegative } from './columns.ts';

/**
 * Series without gaps: `orders`, and per financial year `invoices/26-27`, `credit-notes/26-27`. A sequence would
 * lose the numbers of rolled-back transactions; this row stays locked until its number is committed, so take it
 * last: `insert … values ($1, 1) on conflict (name) do update set value = counters.value + 1 returning value`.
 */
export const counters = pgTable(
  'counters',
  { name: text('name').primaryKey(), value: bigint('value', { mode: 'number' }).notNull() },
  () => [...notNegative('counters', 'value'), ...lengths('counters', { name: [1, 60] })],
);
