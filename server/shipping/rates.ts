import type { Pool, PoolClient } from 'pg';
import type { Rate, RateForm } from '../../contract/shipping/rate.ts';
import { paise, rupees, toRupees } from '../../domain/pricing/money.ts';
import { editConflict, refuse } from '../../domain/refusal.ts';
import type { ShippingMethod } from '../../domain/shipping/freight.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { Conditions } from '../db/conditions.ts';
import { withTransaction } from '../db/connect.ts';
import { refusingViolations } from '../db/violations.ts';
import type { EntityChange } from '../http/crud-responses.ts';
import { CARRIER_UNKNOWN } from './carriers.ts';

interface RateRow {
  readonly id: string;
  readonly carrier_id: string;
  readonly carrier_name: string;
  readonly zone: string;
  readonly method: ShippingMethod;
  readonly min_grams: number;
  readonly max_grams: number | null;
  readonly base_amount: number;
  readonly per_kg_amount: number;
  readonly min_days: number;
  readonly max_days: number;
  readonly is_active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const SELECT =
  'select r.*, c.name as carrier_name from shipping_rates r join carriers c on c.id = r.carrier_id';

const toRate = (row: RateRow): Rate => ({
  id: row.id,
  carrierId: row.carrier_id,
  carrierName: row.carrier_name,
  zone: row.zone,
  method: row.method,
  minWeightKg: row.min_grams / 1000,
  maxWeightKg: row.max_grams === null ? null : row.max_grams / 1000,
  baseAmount: toRupees(paise(row.base_amount)),
  perKgAmount: toRupees(paise(row.per_kg_amount)),
  minDays: row.min_days,
  maxDays: row.max_days,
  isActive: row.is_active,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export interface RateFilter {
  readonly carrierId?: string | undefined;
  readonly zone?: string | undefined;
  readonly method?: ShippingMethod | undefined;
  readonly isActive?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Sorted like a price list: by carrier, zone, method and weight. */
export async function listRates(pool: Pool, filter: RateFilter): Promise<{ rates: Rate[]; total: number }> {
  const { carrierId, zone, method, isActive, page, limit } = filter;
  const conditions = new Conditions()
    .add('r.carrier_id = ?', carrierId)
    .add('r.zone = ?', zone)
    .add('r.method = ?', method)
    .add('r.is_active = ?', isActive);
  const { rows } = await pool.query<RateRow>(
    `${SELECT} ${conditions.where} order by lower(c.name), r.zone, r.method, r.min_grams, r.id`,
    conditions.values,
  );
  return { rates: rows.slice((page - 1) * limit, page * limit).map(toRate), total: rows.length };
}

/** The active rates of active carriers. */
export async function listUsableRates(pool: Pool, zones: readonly string[]): Promise<Rate[]> {
  const { rows } = await pool.query<RateRow>(
    `${SELECT} where r.is_active and c.is_active and r.zone = any($1) order by r.id`,
    [zones],
  );
  return rows.map(toRate);
}

export type RateChange = EntityChange<
  'rate',
  Rate,
  'RATE_NOT_FOUND' | 'CARRIER_UNKNOWN' | 'RATE_OVERLAPS' | 'VERSION_CONFLICT'
>;

const grams = (kg: number) => Math.round(kg * 1000);

const valuesOf = (form: RateForm) => [
  form.carrierId,
  form.zone,
  form.method,
  grams(form.minWeightKg),
  form.maxWeightKg === null ? null : grams(form.maxWeightKg),
  rupees(form.baseAmount),
  rupees(form.perKgAmount),
  form.minDays,
  form.maxDays,
  form.isActive,
];

const REFUSALS = {
  shipping_rates_no_overlap: refuse(
    'RATE_OVERLAPS',
    'This carrier already has a rate for some of these weights in this zone',
    { field: 'minWeightKg' },
  ),
  shipping_rates_carrier_id_carriers_id_fk: CARRIER_UNKNOWN,
};

async function readRate(client: PoolClient, id: string, lock = ''): Promise<Rate | null> {
  const { rows } = await client.query<RateRow>(`${SELECT} where r.id = $1 ${lock}`, [id]);
  return rows[0] === undefined ? null : toRate(rows[0]);
}

async function readWritten(client: PoolClient, id: string): Promise<Rate> {
  const rate = await readRate(client, id);
  if (rate === null) throw new Error('A rate that was just written is gone');
  return rate;
}

export function createRate(pool: Pool, form: RateForm, by: Administrator): Promise<RateChange> {
  return refusingViolations<RateChange>(REFUSALS, () =>
    withTransaction(pool, async (client): Promise<RateChange> => {
      const { rows } = await client.query<{ id: string }>(
        `insert into shipping_rates (carrier_id, zone, method, min_grams, max_grams, base_amount, per_kg_amount,
                min_days, max_days, is_active) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        valuesOf(form),
      );
      const rate = await readWritten(client, rows[0]?.id ?? '');
      await recordChange(client, by, 'create', 'shipping_rate', rate.id, { after: form });
      return { ok: true, rate };
    }),
  );
}

export function updateRate(
  pool: Pool,
  id: string,
  { version, ...form }: RateForm & { readonly version: number | undefined },
  by: Administrator,
): Promise<RateChange> {
  return refusingViolations<RateChange>(REFUSALS, () =>
    withTransaction(pool, async (client): Promise<RateChange> => {
      const before = await readRate(client, id, 'for update of r');
      if (before === null) return refuse('RATE_NOT_FOUND', 'Shipping rate not found');
      if (version !== undefined && version !== before.version) return editConflict('rate', before);
      await client.query(
        `update shipping_rates set carrier_id = $2, zone = $3, method = $4, min_grams = $5, max_grams = $6,
                base_amount = $7, per_kg_amount = $8, min_days = $9, max_days = $10, is_active = $11,
                version = version + 1 where id = $1`,
        [id, ...valuesOf(form)],
      );
      const rate = await readWritten(client, id);
      await recordChange(client, by, 'update', 'shipping_rate', id, {
        before: logged(before),
        after: logged(rate),
      });
      return { ok: true, rate };
    }),
  );
}

const logged = ({ id, carrierName, version, createdAt, updatedAt, ...form }: Rate) => form;
