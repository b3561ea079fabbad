import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { SETTING_NEEDS, type SellerSettings, type SettingsForm } from '../../contract/settings.ts';
import { type Holder, may, type Permission } from '../../domain/accounts/permissions.ts';
import { PASSWORD_NEEDED } from '../../domain/accounts/recent-password.ts';
import { CHANNEL_SETTINGS } from '../../domain/channels/channel.ts';
import { changedAssumptions } from '../../domain/fit/assumptions.ts';
import { checkSellerGstin } from '../../domain/invoices/seller-gstin.ts';
import { CASH_CONFIRMATION } from '../../domain/orders/cash-confirmation.ts';
import { CASH_RULES } from '../../domain/orders/cash-rules.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { changedTerms } from '../../domain/shipping/promise-schema.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { readStoredSettings, type StoredSettings } from './read-settings.ts';

export type Saved =
  | { readonly ok: true; readonly stored: StoredSettings }
  | Refusal<'GSTIN_STATE'>
  | Refusal<'PASSWORD_NEEDED'>
  | { readonly ok: false; readonly code: 'ROLE_NOT_ALLOWED'; readonly missing: Permission }
  | (Refusal<'VERSION_CONFLICT'> & { readonly current: StoredSettings });

/**
 * `version` is the one that the edit began with; without it the edit overwrites any other. Saving what is stored already changes
 * nothing, so that no page has to be rendered again.
 */
export async function saveSettings(
  pool: Pool,
  form: SettingsForm,
  {
    version,
    gstin,
    orderNotices,
    hasRecentPassword,
    holder,
  }: {
    readonly version?: number | undefined;
    readonly gstin?: string | undefined;
    readonly orderNotices?: boolean | undefined;
    /** The GSTIN on the invoices changes only shortly after the password was entered. */
    readonly hasRecentPassword: boolean;
    /** Whose role decides which settings may change. */
    readonly holder: Holder | null;
  },
  by: Administrator,
): Promise<Saved> {
  return withTransaction(pool, async (client) => {
    const before = await readStoredSettings(client, { lock: true });
    if (version !== undefined && version !== before.version)
      return {
        ok: false,
        code: 'VERSION_CONFLICT',
        message: 'Someone else has changed the settings. Please check them and try again.',
        current: before,
      };
    const { channels: oldChannels } = before;
    const old = {
      ...before.settings,
      gstin: before.gstin,
      orderNotices: before.orderNotices,
      ...(oldChannels && { channels: oldChannels }),
    };
    const {
      fitAssumptions = before.settings.fitAssumptions ?? {},
      deliveryPromise = before.settings.deliveryPromise ?? {},
      cashRules: givenRules = before.settings.cashRules,
      cashConfirmation: givenConfirmation = before.settings.cashConfirmation,
      channels: givenChannels = oldChannels,
      ...fields
    } = form;
    const cashRules = isDeepStrictEqual(givenRules, CASH_RULES) ? undefined : givenRules;
    const isUsual = isDeepStrictEqual(givenConfirmation, CASH_CONFIRMATION);
    const cashConfirmation = isUsual ? undefined : givenConfirmation;
    const channels = isDeepStrictEqual(givenChannels, CHANNEL_SETTINGS) ? undefined : givenChannels;
    const assumptions = changedAssumptions(fitAssumptions);
    const promise = changedTerms(deliveryPromise);
    const settings = {
      ...fields,
      ...(cashRules && { cashRules }),
      ...(cashConfirmation && { cashConfirmation }),
      ...(Object.keys(assumptions).length > 0 && { fitAssumptions: assumptions }),
      ...(Object.keys(promise).length > 0 && { deliveryPromise: promise }),
      cashOrderMax: form.cashOrderMax ?? before.settings.cashOrderMax,
      orderUnitsMax: form.orderUnitsMax ?? before.settings.orderUnitsMax,
      callAbove: form.callAbove ?? before.settings.callAbove,
    };
    const fresh = {
      ...settings,
      gstin: gstin ?? before.gstin,
      orderNotices: orderNotices ?? before.orderNotices,
      ...(channels && { channels }),
    };
    const missing = missingFor(old, fresh, holder);
    if (missing !== undefined) return { ok: false, code: 'ROLE_NOT_ALLOWED', missing };
    const number = fresh.gstin === '' ? null : checkSellerGstin(fresh.gstin, fresh.storeAddress);
    if (number?.ok === false) return refuse('GSTIN_STATE', number.message);
    if (old.gstin !== fresh.gstin && !hasRecentPassword) return refuse('PASSWORD_NEEDED', PASSWORD_NEEDED);
    if (isDeepStrictEqual(old, fresh)) return { ok: true, stored: before };
    await client.query(
      `update settings set store_name = $1, store_email = $2, store_phone = $3, store_address = $4, currency = $5,
              tax_rate = $6, shipping_threshold = $7, standard_shipping_amount = $8, cash_order_max = $9, order_units_max = $10,
              call_above = $11, gstin = $12, order_notices = $13, fit_assumptions = $14, delivery_promise = $15,
              cash_rules = $16, cash_confirmation = $17, channels = $18, version = version + 1
        where id = 1`,
      [
        settings.storeName,
        settings.storeEmail,
        settings.storePhone,
        settings.storeAddress,
        settings.currency,
        settings.taxRate,
        rupees(settings.shippingThreshold),
        rupees(settings.freeShippingAmount),
        rupees(settings.cashOrderMax),
        settings.orderUnitsMax,
        rupees(settings.callAbove),
        fresh.gstin,
        fresh.orderNotices,
        assumptions,
        promise,
        cashRules ?? null,
        cashConfirmation ?? null,
        channels ?? null,
      ],
    );
    await recordChange(client, by, 'update', 'settings', '1', { before: old, after: fresh });
    return { ok: true, stored: await readStoredSettings(client) };
  });
}

const isSetting = (name: string): name is keyof SellerSettings => name in SETTING_NEEDS;

/** What the role does not include of what changes. */
function missingFor(old: object, fresh: object, holder: Holder | null): Permission | undefined {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(fresh))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)))
    .flatMap((name) => (isSetting(name) ? (SETTING_NEEDS[name] ?? []) : []))
    .find((permission) => !may(holder, permission));
}
