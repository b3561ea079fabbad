import type { Pool, PoolClient } from 'pg';
import { type ShopSettings, type StoreSettings, withDefaults } from '../../contract/settings.ts';
import { type ChannelSettings, withNewTexts } from '../../domain/channels/channel.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';

/** Amounts are rupees; every edit raises `version`. */
export interface StoredSettings {
  readonly settings: StoreSettings;
  /** Empty until it is entered. */
  readonly gstin: string;
  /** A mail to the shop about each new order. */
  readonly orderNotices: boolean;
  /** Missing where messages leave by mail alone. Only for administrators, unlike the settings above. */
  readonly channels?: ChannelSettings;
  readonly version: number;
  readonly updatedAt: Date;
}

export interface SettingsRow {
  readonly store_name: string;
  readonly store_email: string;
  readonly store_phone: string;
  readonly store_address: string;
  readonly currency: StoreSettings['currency'];
  readonly tax_rate: string;
  readonly shipping_threshold: number;
  readonly standard_shipping_amount: number;
  readonly cash_order_max: number;
  readonly order_units_max: number;
  readonly call_above: number;
  readonly cash_rules: StoreSettings['cashRules'] | null;
  readonly cash_confirmation: StoreSettings['cashConfirmation'] | null;
  readonly fit_assumptions: NonNullable<StoreSettings['fitAssumptions']>;
  readonly delivery_promise: NonNullable<StoreSettings['deliveryPromise']>;
  readonly gstin: string;
  readonly order_notices: boolean;
  readonly channels: ChannelSettings | null;
  readonly version: number;
  readonly updated_at: Date;
}

export const SETTINGS_COLUMNS = `store_name, store_email, store_phone, store_address, currency, tax_rate, shipping_threshold,
  standard_shipping_amount, cash_order_max, order_units_max, call_above, cash_rules, cash_confirmation, fit_assumptions,
  delivery_promise, gstin, order_notices, channels, version, updated_at`;

/** `lock` blocks other edits until the caller's transaction ends. */
export async function readStoredSettings(
  client: Pool | PoolClient,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredSettings> {
  const { rows } = await client.query<SettingsRow>({
    name: lock ? 'lock settings' : 'read settings',
    text: `select ${SETTINGS_COLUMNS} from settings where id = 1 ${lock ? 'for update' : ''}`,
  });
  return toStored(rows[0]);
}

export function toStored(row: SettingsRow | undefined): StoredSettings {
  if (row === undefined) throw new Error('The shop has no settings');
  return {
    settings: {
      storeName: row.store_name,
      storeEmail: row.store_email,
      storePhone: row.store_phone,
      storeAddress: row.store_address,
      currency: row.currency,
      taxRate: Number(row.tax_rate),
      shippingThreshold: toRupees(paise(row.shipping_threshold)),
      freeShippingAmount: toRupees(paise(row.standard_shipping_amount)),
      cashOrderMax: toRupees(paise(row.cash_order_max)),
      orderUnitsMax: row.order_units_max,
      callAbove: toRupees(paise(row.call_above)),
      ...(row.cash_rules && { cashRules: row.cash_rules }),
      ...(row.cash_confirmation && { cashConfirmation: row.cash_confirmation }),
      ...(Object.keys(row.fit_assumptions).length > 0 && { fitAssumptions: row.fit_assumptions }),
      ...(Object.keys(row.delivery_promise).length > 0 && { deliveryPromise: row.delivery_promise }),
    },
    gstin: row.gstin,
    orderNotices: row.order_notices,
    ...(row.channels && { channels: withNewTexts(row.channels) }),
    version: row.version,
    updatedAt: row.updated_at,
  };
}

export async function readSettings(client: Pool | PoolClient): Promise<ShopSettings> {
  return withDefaults((await readStoredSettings(client)).settings);
}

/** As mails sign it. */
export interface Store {
  readonly name: string;
  readonly email: string;
}

export async function readStore(client: Pool | PoolClient): Promise<Store> {
  const { storeName, storeEmail } = await readSettings(client);
  return { name: storeName, email: storeEmail };
}
