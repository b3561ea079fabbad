import { ASSUMPTION_FIELDS, ASSUMPTION_NAMES } from '../../../domain/fit/assumption-fields.ts';
import { DELIVERY_ZONES } from '../../../domain/shipping/promise.ts';
import type { SettingsValues } from './settings-values.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** What it changes; the rest stays as it is stored. */
  readonly names: readonly (keyof SettingsValues)[];
}

export const SECTIONS = [
  {
    id: 'store',
    title: 'Store',
    about: 'Name, address, contact',
    names: ['storeName', 'storeEmail', 'storePhone', 'storeAddress'],
  },
  {
    id: 'payments',
    title: 'Payments',
    about: 'Currency, largest order',
    names: ['currency', 'orderUnitsMax'],
  },
  {
    id: 'cash',
    title: 'Cash on delivery',
    about: 'Limits, advance, calls',
    names: ['cashOrderMax', 'callAbove', 'cashRules', 'cashConfirmation'],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    about: 'Charges, delivery promise',
    names: ['shippingThreshold', 'freeShippingAmount', 'deliveryPromise'],
  },
  { id: 'messages', title: 'Messages', about: 'E-mail, SMS, WhatsApp', names: ['orderNotices', 'channels'] },
  { id: 'tax', title: 'Tax and invoices', about: 'GSTIN, GST rate', names: ['gstin', 'taxRate'] },
  { id: 'fit', title: 'Fit', about: 'Default room measurements', names: ['fitAssumptions'] },
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];

export const METHOD_NAMES = { standard: 'Standard', express: 'Express' } as const;
export const ZONE_NAMES = {
  metro: 'Metro cities',
  state: 'Same State',
  rest: 'Rest of India',
  remote: 'Remote areas',
} as const;

/** Every field by its path in the form. The search reads them, and the bar that says what is not saved. */
export const LABELS = {
  storeName: 'Store name',
  storeEmail: 'Store email',
  storePhone: 'Store phone',
  storeAddress: 'Store address',
  currency: 'Currency',
  orderUnitsMax: 'Maximum pieces per order',
  cashOrderMax: 'Largest cash order (₹)',
  callAbove: 'Phone the customer first, above (₹)',
  'cashRules.partPayment': 'Let customers pay an advance online and the rest in cash',
  'cashRules.advancePercent': 'Advance (%)',
  'cashRules.advanceFrom': 'Ask for an advance on COD from (₹)',
  'cashRules.pincodesWithoutCash': 'No COD in these pincodes',
  'cashRules.statesWithoutCash': 'No COD in these States',
  'cashConfirmation.isAsked': 'Ask customers to confirm cash orders by a link',
  'cashConfirmation.lapseDays': 'Days to confirm',
  'cashConfirmation.askAgainDays': 'Ask again after (days)',
  'cashConfirmation.scoreLimit': 'Block COD from (points)',
  shippingThreshold: 'Shipping threshold (₹)',
  freeShippingAmount: 'Standard shipping amount (₹)',
  'deliveryPromise.cutOffHour': 'Cut-off hour',
  'deliveryPromise.dispatchDays': 'Days to dispatch',
  'deliveryPromise.holidays': 'Holidays',
  orderNotices: 'E-mail me about each new order',
  'channels.sms.isOn': 'Text customers by SMS',
  'channels.whatsapp.isOn': 'Send WhatsApp updates',
  gstin: 'GSTIN',
  taxRate: 'Tax rate (%)',
} as const;

/** With the fields that come in series. */
const ALL_LABELS: Readonly<Record<string, string>> = {
  ...LABELS,
  ...Object.fromEntries(
    Object.entries(METHOD_NAMES).flatMap(([method, title]) =>
      DELIVERY_ZONES.map((zone) => [`deliveryPromise.${method}.${zone}`, `${title}: ${ZONE_NAMES[zone]}`]),
    ),
  ),
  ...Object.fromEntries(ASSUMPTION_NAMES.map((name) => [`fitAssumptions.${name}`, assumptionLabel(name)])),
};

export function assumptionLabel(name: keyof typeof ASSUMPTION_FIELDS): string {
  const { label, unit } = ASSUMPTION_FIELDS[name];
  return `${label} (${unit})`;
}

export const labelOf = (path: string): string => ALL_LABELS[path] ?? 'Message templates';

export function sectionOf(path: string): (typeof SECTIONS)[number] | undefined {
  const [name] = path.split('.');
  return SECTIONS.find(({ id, names }) => id === path || names.some((each) => each === name));
}

const FOUND_MAX = 8;

/** The fields whose label or section has every word of the text. */
export function findFields(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return Object.entries(ALL_LABELS)
    .map(([id, label]) => ({ id, label, section: sectionOf(id)?.title ?? '' }))
    .filter(({ label, section }) => words.every((word) => `${label} ${section}`.toLowerCase().includes(word)))
    .slice(0, FOUND_MAX);
}

/** The paths of what was changed, from the form's own record: '{ cashRules: { advancePercent: true } }'. */
export function changedPaths(dirty: unknown, path = ''): string[] {
  if (dirty === true) return [path];
  if (typeof dirty !== 'object' || dirty === null) return [];
  return Object.entries(dirty).flatMap(([name, inner]) =>
    changedPaths(inner, path === '' ? name : `${path}.${name}`),
  );
}
