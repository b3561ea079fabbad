import type { Pool } from 'pg';
import type { CarrierAnswer } from '../../domain/shipping/promise.ts';

/** Of a carrier `c` that has a list, with its row `p` for the pincode. */
export const CARRIER_ANSWER = `jsonb_build_object(
           'serves', coalesce(p.serves, c.serves_others),
           'days', case when p.min_days is not null then jsonb_build_array(p.min_days, p.max_days) end)`;

/** What the lists of the active carriers say of the pincode `$1`; null where no carrier has a list. */
export const CARRIER_ANSWERS = `
  select jsonb_agg(${CARRIER_ANSWER})
    from carriers c left join carrier_pincodes p on p.carrier_id = c.id and p.pincode = $1
   where c.is_active and c.pincodes_at is not null`;

export async function carrierAnswers(pool: Pool, pincode: string): Promise<readonly CarrierAnswer[]> {
  const { rows } = await pool.query<{ answers: readonly CarrierAnswer[] | null }>({
    name: 'carriers at a pincode',
    text: `select (${CARRIER_ANSWERS}) as answers`,
    values: [pincode],
  });
  return rows[0]?.answers ?? [];
}
