import type { PoolClient } from 'pg';
import { type ShopSettings, withDefaults } from '../../contract/settings.ts';
import type { CashMark } from '../../domain/orders/cash-score.ts';
import type { CarrierAnswer } from '../../domain/shipping/promise.ts';
import {
  SETTINGS_COLUMNS,
  type SettingsRow,
  type StoredSettings,
  toStored,
} from '../settings/read-settings.ts';
import { CARRIER_ANSWERS } from '../shipping/carrier-answers.ts';
import { countsFor } from './cash-score/marks.ts';

export interface SettingsForOrder extends StoredSettings {
  readonly settings: ShopSettings;
  /** What the carriers' lists say of its pincode. */
  readonly carriers: readonly CarrierAnswer[];
  /** What became of earlier cash orders; none where the settings ask for no confirmation, or an administrator allows cash anyway. */
  readonly cashMarks: readonly { readonly kind: CashMark }[];
}

/** With what is known of its pincode, and of its phone and address if it is paid in cash, in one statement since every order waits for it. */
export async function readSettingsFor(
  client: PoolClient,
  pincode: string,
  cash: { readonly phone: string; readonly address: string } | null,
): Promise<SettingsForOrder> {
  const { rows } = await client.query<
    SettingsRow & { [Name in 'carriers' | 'cashMarks']: SettingsForOrder[Name] | null }
  >({
    name: 'read settings for an order',
    text: `select ${SETTINGS_COLUMNS}, (${CARRIER_ANSWERS}) as carriers,
                  case when $2::text is not null and (cash_confirmation -> 'isAsked')::boolean
                        and not exists (select from cash_allowances where phone = $2)
                       then (select jsonb_agg(jsonb_build_object('kind', m.kind))
                               from cash_marks m where ${countsFor('$2', '$3')}) end as "cashMarks"
             from settings where id = 1`,
    values: [pincode, cash?.phone ?? null, cash?.address ?? null],
  });
  const [row] = rows;
  const stored = toStored(row);
  return {
    ...stored,
    settings: withDefaults(stored.settings),
    carriers: row?.carriers ?? [],
    cashMarks: row?.cashMarks ?? [],
  };
}
