import type { Pool } from 'pg';
import { rupees } from '../../domain/pricing/money.ts';
import type { OfferingCarrier } from '../../domain/shipping/carrier-offers.ts';
import { zonesOf } from '../../domain/shipping/carrier-rates.ts';
import type { CarrierAnswer } from '../../domain/shipping/promise.ts';
import { CARRIER_ANSWER } from './carrier-answers.ts';
import { RULE_COLUMNS, type RuleRow, ruleOf } from './carrier-rule.ts';
import { listUsableRates } from './rates.ts';

interface OfferingRow extends RuleRow {
  readonly id: string;
  readonly name: string;
  readonly answer: CarrierAnswer | null;
}

/** The active carriers by name, with their active rates for the State. Without a pincode their lists are not asked. */
export async function offeringCarriers(
  pool: Pool,
  { state, pincode }: { readonly state: string | undefined; readonly pincode?: string },
): Promise<OfferingCarrier[]> {
  const [{ rows }, rates] = await Promise.all([
    pool.query<OfferingRow>(
      `select c.id, c.name, ${RULE_COLUMNS.map((column) => `c.${column}`).join(', ')},
              case when c.pincodes_at is not null and $1::text is not null then ${CARRIER_ANSWER} end as answer
         from carriers c left join carrier_pincodes p on p.carrier_id = c.id and p.pincode = $1
        where c.is_active order by lower(c.name)`,
      [pincode ?? null],
    ),
    listUsableRates(pool, zonesOf(state)),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rule: ruleOf(row),
    answer: row.answer,
    rates: rates
      .filter(({ carrierId }) => carrierId === row.id)
      .map((rate) => ({
        ...rate,
        minGrams: Math.round(rate.minWeightKg * 1000),
        maxGrams: rate.maxWeightKg === null ? null : Math.round(rate.maxWeightKg * 1000),
        baseAmount: rupees(rate.baseAmount),
        perKgAmount: rupees(rate.perKgAmount),
      })),
  }));
}
