import { paise } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { type AuditEntry, changesOf, type FieldChange } from './audit-reply.ts';

/** Words of ours, or a name or value that somebody else wrote. */
export type Part = string | { readonly quoted: string };

export interface AuditSentence {
  readonly parts: readonly Part[];
  /** What the sentence leaves out. */
  readonly unsaid: readonly FieldChange[];
}

type Entry = Omit<AuditEntry, 'id' | 'at'>;

const MOST_FIELDS = 2;
const LONGEST_VALUE = 60;

/** Before the name of each kind; an order's number says by itself what it is. */
const THINGS: Readonly<Record<string, string>> = {
  order: '',
  payment: 'the payment of ',
  shipment: 'the shipment of ',
  stock: 'the stock of ',
  contact: 'the message from ',
  enquiry: 'the enquiry from ',
  review: 'the review by ',
  mail: 'the mail to ',
  shipping_partner: 'the carrier ',
  shipping_rate: 'the shipping rate ',
};

/** Where the verb and "the coupon LIFT25" behind it do not make a sentence. */
const DEEDS: Readonly<Record<string, readonly [string, string]>> = {
  invite: ['invited ', ' as an administrator'],
  raise: ['made ', ' an administrator'],
  accept: ['accepted the invitation: ', ' is an administrator now'],
  withdraw: ['withdrew the role of administrator from ', ''],
  withdraw_invitation: ['withdrew the invitation of ', ''],
  lapse: ['withdrew the invitation of ', ', which nobody followed in time'],
};

const VERBS: Readonly<Record<string, string>> = { create: 'created', delete: 'deleted', restore: 'restored' };

/** "Priya changed the status of RR-84 from Pending to Confirmed". */
export function auditSentence(entry: Entry): AuditSentence {
  const changes = changesOf(entry);
  const reason = changes.find(({ field, after }) => field === 'reason' && after !== null)?.after;
  const others = changes.filter(({ field }) => field !== 'reason' || reason === undefined);
  const { parts, unsaid } = deedOf(entry, others);
  const because: Part[] = reason == null ? [] : [', because: ', { quoted: reason }];
  return { parts: [doer(entry), ' ', ...parts, ...because], unsaid };
}

const doer = ({ actor, actorName }: Entry): Part =>
  actor === 'system' ? 'The shop' : { quoted: actorName ?? actor };

function thingOf({ entity, entityId, name }: Entry): Part[] {
  if (entity === 'settings') return ['the settings'];
  return [THINGS[entity] ?? `the ${entity.replaceAll('_', ' ')} `, { quoted: name ?? entityId }];
}

function deedOf(entry: Entry, changes: readonly FieldChange[]): AuditSentence {
  const { action, after, name, entityId } = entry;
  const thing = thingOf(entry);
  const deed = DEEDS[action];
  const called = { quoted: name ?? entityId };
  if (deed !== undefined) return { parts: [deed[0], called, deed[1]], unsaid: [] };
  if (action === 'retry') return { parts: ['sent ', ...thing, ' again'], unsaid: [] };
  if (action === 'refund' && typeof after?.amount === 'number')
    return { parts: [`refunded ${formatRupees(paise(after.amount))} of `, called], unsaid: [] };
  if (action !== 'update') return { parts: [`${VERBS[action] ?? action} `, ...thing], unsaid: changes };
  if (changes.length === 0 || changes.length > MOST_FIELDS || !changes.every(isShort)) {
    const fields = changes.length === 1 ? `the ${words(changes[0]?.field)} of ` : '';
    return { parts: [`changed ${fields}`, ...thing], unsaid: changes };
  }
  const clauses = changes.map((change) => clauseOf(entry, change, thing));
  return { parts: clauses.flatMap((clause, place) => [place === 0 ? '' : ' and ', ...clause]), unsaid: [] };
}

function clauseOf({ entity }: Entry, change: FieldChange, thing: readonly Part[]): Part[] {
  const { field, before, after } = change;
  const value = (text: string) => ({ quoted: valueWords(field, text) });
  // A count is all that the stock of a thing has.
  const what: Part[] = entity === 'stock' ? [...thing] : [`the ${words(field)} of `, ...thing];
  if (field === 'isActive') return ['switched ', ...thing, after === 'true' ? ' on' : ' off'];
  if (!before && after) return ['set ', ...what, ' to ', value(after)];
  if (before && !after) return ['removed ', ...what, ', which said ', value(before)];
  return ['changed ', ...what, ' from ', value(before ?? ''), ' to ', value(after ?? '')];
}

const isShort = ({ before, after }: FieldChange) =>
  [before, after].every((text) => text === null || (text.length <= LONGEST_VALUE && !/^[[{]|\n/.test(text)));

/** `payment_status` and `shippingWeight` are "payment status" and "shipping weight". */
const words = (field = '') =>
  field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A status as the screens write it; a short one, such as COD, stays. */
function valueWords(field: string, text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no';
  if (!/(status|type|method)$/i.test(field) || !/^[A-Z_]{4,}$/.test(text)) return text;
  return `${text.charAt(0)}${text.slice(1).toLowerCase().replaceAll('_', ' ')}`;
}
