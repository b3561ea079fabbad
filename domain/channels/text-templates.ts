/**
 * What texts about an order say, per channel. Operators in India send an SMS, and Meta sends a WhatsApp message, only if it is
 * word for word what was registered, apart from its values: so the words for the registration come from here too.
 */

/** `confirm` is the first text about an order that waits for its customer, `lapsed` the last one if nobody has confirmed it. */
export const TEXT_TEMPLATES = [
  'placed',
  'pay',
  'confirm',
  'asked',
  'shipped',
  'cancelled',
  'lapsed',
  'revived',
] as const;
export type TextTemplate = (typeof TEXT_TEMPLATES)[number];

export const TEMPLATE_TITLES: Readonly<Record<TextTemplate, string>> = {
  placed: 'Order received',
  pay: 'Link to pay',
  confirm: 'Order to confirm',
  asked: 'Reminder to confirm',
  shipped: 'Order shipped',
  cancelled: 'Order cancelled',
  lapsed: 'Not confirmed in time',
  revived: 'Order active again',
};

/** Amounts are without their sign, which is registered as a word of its own. */
export interface TextValues {
  readonly number: string;
  readonly total: string;
  /** What is paid in cash on delivery. */
  readonly due: string;
  /** What is paid online now. */
  readonly toPay: string;
  readonly deadline: string;
  readonly tracking: string;
  /** What follows the shop's address in the link that confirms the order. */
  readonly token: string;
  /** The same in the link to the order's own page, where it is paid. */
  readonly orderId: string;
}

/** The same in every text of one shop. */
export interface TextShop {
  readonly storeName: string;
  readonly publicUrl: string;
}

interface Wording {
  readonly sms: string;
  readonly whatsapp: string;
}

/** SMS in the alphabet that fits 160 characters into one. A WhatsApp text neither begins nor ends with a value. */
const WORDINGS: Readonly<Record<TextTemplate, Wording>> = {
  placed: {
    sms: '{store}: thank you for your order {number} of Rs. {total}. We will text you when it ships.',
    whatsapp:
      '{store}: Thank you for your order {number} of ₹{total}. We’ll write to you here when it ships.',
  },
  pay: {
    sms: '{store}: please pay Rs. {toPay} for your order {number} here: {orderUrl}',
    whatsapp:
      '{store}: Please pay ₹{toPay} for your order {number} here: {orderUrl} We’ll ship it once it’s paid.',
  },
  confirm: {
    sms: '{store}: please confirm your order {number} of Rs. {total} by {deadline}, or it will be cancelled: {url}',
    whatsapp:
      '{store}: Please confirm your order {number} of ₹{total} by {deadline}: {url} Otherwise we’ll cancel it and release the items. You can cancel it there too.',
  },
  asked: {
    sms: '{store}: do you still want order {number} of Rs. {total}? Confirm by {deadline}, or we cancel it: {url}',
    whatsapp:
      '{store}: Do you still want your order {number} of ₹{total}? Please confirm it by {deadline}: {url} Otherwise we’ll cancel it and release the items.',
  },
  shipped: {
    sms: '{store}: your order {number} is on its way. Tracking ID: {tracking}. To pay on delivery: Rs. {due}.',
    whatsapp:
      '{store}: Your order {number} is on its way. Tracking ID: {tracking}. To pay on delivery: ₹{due}.',
  },
  cancelled: {
    sms: '{store}: your order {number} was cancelled. Nothing will be delivered. If you have paid, we will write to you about your refund.',
    whatsapp:
      '{store}: Your order {number} was cancelled. Nothing will be delivered. If you’ve paid, we’ll write to you about your refund.',
  },
  lapsed: {
    sms: '{store}: your order {number} was not confirmed in time, so we have cancelled it. You are welcome to order again.',
    whatsapp:
      '{store}: Your order {number} wasn’t confirmed in time, so we’ve cancelled it. You’re welcome to order again.',
  },
  revived: {
    sms: '{store}: your order {number} is active again, with the same items.',
    whatsapp: '{store}: Your order {number} is active again, with the same items.',
  },
};

const PLACE = /\{(\w+)\}/g;
/** Operators let each {#var#} stand for so many characters. */
const VARIABLE_MAX = 30;
/** A token has 83 characters, that of a guest's order 89. */
const TOKEN_VARIABLES = 3;
const STORE_MAX = 24;

type Values = Readonly<Record<string, string>>;

const fill = (wording: string, valueFor: (name: string) => string): string =>
  wording.replace(PLACE, (_place, name: string) => valueFor(name));

/** Registered with the text, because operators send links to known addresses only. */
const linkTo = ({ publicUrl }: TextShop, path: string) =>
  `${new URL(publicUrl).href.replace(/\/+$/, '')}${path}`;

const urls = (shop: TextShop, { token, orderId }: Pick<TextValues, 'token' | 'orderId'>): Values => ({
  url: linkTo(shop, `/confirm-order?token=${token}`),
  orderUrl: linkTo(shop, `/order-success/${orderId}`),
});

/** `Shree Ganesh Strength Equipment` becomes `Shree Ganesh Strength`: whole words, as far as they fit. */
function shortStore(name: string): string {
  if (name.length <= STORE_MAX) return name;
  const end = name.lastIndexOf(' ', STORE_MAX);
  return name.slice(0, end > 0 ? end : STORE_MAX).replace(/[\s,&-]+$/, '');
}

const PLAIN: Values = { '₹': 'Rs.', '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };

/** Only what an SMS of 160 characters can have, each counted once: `Café – ₹` becomes `Cafe - Rs.`. */
function plainText(text: string): string {
  return text
    .replace(/[₹’‘“”–—]/g, (character) => PLAIN[character] ?? '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 @$_!"#%&'()*+,\-./:;<=>?]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const plainStore = ({ storeName }: TextShop) => shortStore(plainText(storeName)) || 'Your shop';

/** A longer tracking ID, or one with other letters, is in the mail alone. */
const plainTracking = (tracking: string) =>
  tracking.length <= VARIABLE_MAX && plainText(tracking) === tracking ? tracking : 'in your e-mail';

export function smsText(template: TextTemplate, values: TextValues, shop: TextShop): string {
  const known: Values = {
    ...values,
    tracking: plainTracking(values.tracking),
    store: plainStore(shop),
    ...urls(shop, values),
  };
  return fill(WORDINGS[template].sms, (name) => known[name] ?? '');
}

/** What is to be registered with the operators, with {#var#} for each value. */
export function smsRegistration(template: TextTemplate, shop: TextShop): string {
  const known: Values = {
    store: plainStore(shop),
    ...urls(shop, { token: '{#var#}'.repeat(TOKEN_VARIABLES), orderId: '{#var#}' }),
  };
  return fill(WORDINGS[template].sms, (name) => known[name] ?? '{#var#}');
}

/** Meta refuses line breaks, tabs and long gaps in values. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

const whatsappWording = (template: TextTemplate, { storeName }: TextShop) =>
  WORDINGS[template].whatsapp.replace('{store}', () => oneLine(storeName.replace(/[{}]/g, '')));

/** The values in the order of the text, and the text as the customer reads it. */
export function whatsappText(
  template: TextTemplate,
  values: TextValues,
  shop: TextShop,
): { readonly text: string; readonly parameters: readonly string[] } {
  const known: Values = { ...values, ...urls(shop, values) };
  const parameters: string[] = [];
  const text = fill(whatsappWording(template, shop), (name) => {
    const value = oneLine(known[name] ?? '');
    parameters.push(value);
    return value;
  });
  return { text, parameters };
}

/** What is to be registered with Meta, with {{1}}, {{2}} … for the values. */
export function whatsappRegistration(template: TextTemplate, shop: TextShop): string {
  let place = 0;
  return fill(whatsappWording(template, shop), () => {
    place += 1;
    return `{{${place}}}`;
  });
}
