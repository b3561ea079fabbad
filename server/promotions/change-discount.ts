import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { DiscountForm, DiscountRecord } from '../../contract/promotions/discount.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { editConflict, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import type { EntityChange } from '../http/crud-responses.ts';
import { DISCOUNT_COLUMNS, type DiscountRow, toDiscountRecord } from './discount-rows.ts';

export type DiscountChange = EntityChange<
  'discount',
  DiscountRecord,
  'DISCOUNT_NOT_FOUND' | 'DISCOUNT_TARGET_UNKNOWN' | 'VERSION_CONFLICT'
>;

const notFound = refuse('DISCOUNT_NOT_FOUND', 'Discount not found');

function valuesOf(form: DiscountForm): unknown[] {
  const targetFor = (scope: DiscountForm['appliesTo']) => (form.appliesTo === scope ? form.targetId : null);
  return [
    form.name,
    form.type,
    rupees(form.value),
    form.appliesTo,
    targetFor('category'),
    targetFor('product'),
    form.from,
    form.to,
    form.isActive,
  ];
}

async function hasTarget(client: PoolClient, { appliesTo, targetId }: DiscountForm): Promise<boolean> {
  if (appliesTo === 'all') return true;
  const table = appliesTo === 'category' ? 'categories' : 'products';
  const { rowCount } = await client.query(
    `select 1 from ${table} where id = $1 and deleted_at is null for key share`,
    [targetId],
  );
  return rowCount === 1;
}

const unknownTarget = ({ appliesTo }: DiscountForm) =>
  refuse('DISCOUNT_TARGET_UNKNOWN', `We don’t have this ${appliesTo}`, { field: 'targetId' });

async function readDiscount(
  client: PoolClient,
  id: string,
  now: Date,
  lock = '',
): Promise<DiscountRecord | null> {
  const { rows } = await client.query<DiscountRow>(
    `select ${DISCOUNT_COLUMNS} from discounts d where d.id = $1 ${lock}`,
    [id],
  );
  return rows[0] === undefined ? null : toDiscountRecord(rows[0], now);
}

async function readChanged(client: PoolClient, id: string, now: Date): Promise<DiscountRecord> {
  const discount = await readDiscount(client, id, now);
  if (discount === null) throw new Error('A discount that was just written is gone');
  return discount;
}

export async function createDiscount(
  pool: Pool,
  form: DiscountForm,
  by: Administrator,
  now: Date,
): Promise<DiscountChange> {
  return withTransaction(pool, async (client): Promise<DiscountChange> => {
    if (!(await hasTarget(client, form))) return unknownTarget(form);
    const { rows } = await client.query<{ id: string }>(
      `insert into discounts (name, type, value, scope, category_id, product_id, starts_on, ends_on, is_active)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      valuesOf(form),
    );
    const discount = await readChanged(client, rows[0]?.id ?? '', now);
    await recordChange(client, by, 'create', 'discount', discount.id, { after: form });
    return { ok: true, discount };
  });
}

export async function updateDiscount(
  pool: Pool,
  id: string,
  { version, ...form }: DiscountForm & { readonly version: number | undefined },
  by: Administrator,
  now: Date,
): Promise<DiscountChange> {
  return withTransaction(pool, async (client): Promise<DiscountChange> => {
    const current = await readDiscount(client, id, now, 'for update of d');
    if (current === null) return notFound;
    if (version !== undefined && version !== current.version) return editConflict('discount', current);
    if (isDeepStrictEqual(logged(current), form)) return { ok: true, discount: current };
    if (!(await hasTarget(client, form))) return unknownTarget(form);
    await client.query(
      `update discounts set name = $2, type = $3, value = $4, scope = $5, category_id = $6, product_id = $7,
              starts_on = $8, ends_on = $9, is_active = $10, version = version + 1 where id = $1`,
      [id, ...valuesOf(form)],
    );
    const discount = await readChanged(client, id, now);
    await recordChange(client, by, 'update', 'discount', id, {
      before: logged(current),
      after: logged(discount),
    });
    return { ok: true, discount };
  });
}

const logged = ({ id, state, targetName, version, createdAt, updatedAt, ...form }: DiscountRecord) => form;

/** Deleted for good: orders keep the prices they were placed at, and the audit log keeps the discount's fields. */
export async function deleteDiscount(
  pool: Pool,
  id: string,
  by: Administrator,
  now: Date,
): Promise<DiscountChange> {
  return withTransaction(pool, async (client): Promise<DiscountChange> => {
    const discount = await readDiscount(client, id, now, 'for update of d');
    if (discount === null) return notFound;
    await client.query('delete from discounts where id = $1', [id]);
    await recordChange(client, by, 'delete', 'discount', id, { before: logged(discount) });
    return { ok: true, discount };
  });
}
