import {
  type OwnSettings,
  ownSettingsSchema,
  type SellerSettings,
  sellerSettingsSchema,
  withDefaults,
} from '../../../contract/settings.ts';
import { CHANNEL_SETTINGS } from '../../../domain/channels/channel.ts';
import { ASSUMPTION_NAMES } from '../../../domain/fit/assumption-fields.ts';
import type { CashConfirmation } from '../../../domain/orders/cash-confirmation.ts';
import type { CashRules } from '../../../domain/orders/cash-rules.ts';
import { parseNumber, textsOf, withNumbers } from '../dialogs/form-fields.tsx';
import type { EntityForm } from '../dialogs/use-entity-form.ts';
import { promiseBody, promiseValues } from './promise-values.ts';

export type SettingsValues = ReturnType<typeof valuesOf>;

const cashValuesOf = (rules: CashRules) => ({
  partPayment: rules.partPayment,
  advancePercent: String(rules.advancePercent),
  advanceFrom: String(rules.advanceFrom ?? ''),
  pincodesWithoutCash: rules.pincodesWithoutCash.join(', '),
  statesWithoutCash: rules.statesWithoutCash.join(', '),
});

const CONFIRMATION_NUMBERS = ['lapseDays', 'askAgainDays', 'scoreLimit'] as const;

const confirmationValuesOf = (confirmation: CashConfirmation) => ({
  isAsked: confirmation.isAsked,
  ...textsOf(confirmation, CONFIRMATION_NUMBERS),
});

/** Commas or new lines between them. */
const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const cashRulesOf = ({ advanceFrom, ...values }: ReturnType<typeof cashValuesOf>) => ({
  ...withNumbers(values, ['advancePercent']),
  advanceFrom: parseNumber(advanceFrom) ?? null,
  pincodesWithoutCash: listOf(values.pincodesWithoutCash.replaceAll(/\s+/g, ',')),
  statesWithoutCash: listOf(values.statesWithoutCash),
});

const NUMBERS = [
  'taxRate',
  'shippingThreshold',
  'freeShippingAmount',
  'cashOrderMax',
  'callAbove',
  'orderUnitsMax',
] as const;

export const valuesOf = (settings: OwnSettings | null) => ({
  ...textsOf(settings, ['storeName', 'storeEmail', 'storePhone', 'storeAddress', 'gstin', 'currency']),
  ...textsOf(settings, NUMBERS),
  orderNotices: settings?.orderNotices ?? true,
  cashRules: cashValuesOf(withDefaults(settings ?? {}).cashRules),
  cashConfirmation: confirmationValuesOf(withDefaults(settings ?? {}).cashConfirmation),
  fitAssumptions: textsOf(settings?.fitAssumptions ?? null, ASSUMPTION_NAMES),
  deliveryPromise: promiseValues(settings?.deliveryPromise),
  channels: settings?.channels ?? CHANNEL_SETTINGS,
});

export const SETTINGS = {
  kind: 'settings',
  rowSchema: ownSettingsSchema,
  valuesOf,
  bodyOf: ({ fitAssumptions, deliveryPromise, cashRules, cashConfirmation, ...values }: SettingsValues) => ({
    ...withNumbers(values, NUMBERS),
    cashRules: cashRulesOf(cashRules),
    cashConfirmation: withNumbers(cashConfirmation, CONFIRMATION_NUMBERS),
    fitAssumptions: withNumbers(fitAssumptions, ASSUMPTION_NAMES),
    deliveryPromise: promiseBody(deliveryPromise),
  }),
  bodySchema: sellerSettingsSchema,
} satisfies EntityForm<OwnSettings, SettingsValues, SellerSettings>;
