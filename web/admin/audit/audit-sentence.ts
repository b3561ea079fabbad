import type { AuditEntry } from '../../../contract/audit.ts';
import { boxesSchema } from '../../../contract/catalogue/box.ts';
import { parseAdminRole, ROLE_NOUNS } from '../../../domain/accounts/permissions.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { boxesText } from '../../../domain/shipping/box.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { sentenceCase } from '../list/options.ts';

export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Text of the shop, or a quoted name or value. */
type Part = string | { readonly quoted: string };

interface AuditSentence {
  readonly parts: readonly Part[];
  readonly unmentioned: readonly FieldChange[];
}

type Entry = Omit<AuditEntry, 'id' | 'at' | 'actorId' | 'requestId'>;

const MOST_FIELDS = 2;
const LONGEST_VALUE = 60;

/** What stands before the name of an entity; an order's number needs none. */
const ENTITY_PHRASES: Readonly<Record<string, string>> = {
  order: '',
  payment: 'the payment of ',
  shipment: 'the shipment of ',
  stock: 'the stock of ',
  contact: 'the message by ',
  enquiry: 'the enquiry by ',
  review: 'the review by ',
  mail: 'the mail to ',
  carrier: 'the carrier ',
  shipping_rate: 'the shipping rate ',
  settlement: 'the money file ',
  settlement_line: 'the open line ',
  remittance_columns: 'the remittance columns of ',
};

/** What stands around the name, for actions that are no plain verb and object. */
const ACTION_PHRASES: Readonly<Record<string, readonly [string, string]>> = {
  invite: ['invited ', ' as an administrator'],
  raise: ['made ', ' an administrator'],
  accept: ['accepted the invitation: ', ' is now an administrator'],
  withdraw: ['removed the administrator role of ', ''],
  withdraw_invitation: ['withdrew the invitation of ', ''],
  turn_on_app: ['turned on an authenticator app for ', ''],
  turn_off_app: ['turned off the authenticator app of ', ''],
  renew_recovery_codes: ['made new recovery codes for ', ''],
  use_recovery_code: ['signed in with a recovery code of ', ''],
  add_passkey: ['added a passkey for ', ''],
  remove_passkey: ['removed a passkey of ', ''],
  reset_second_step: ['removed the second step of ', ' at sign-in'],
  override_checks: ['allowed the GST files of ', ' with a check still open'],
  file_returns: ['filed GSTR-1 of ', ''],
  lock_month: ['locked the books of ', ''],
  erase: ['deleted the customer data of ', ''],
  export_data: ['exported the customer data of ', ''],
  lapse: ['withdrew the invitation of ', ', which had expired'],
};

const VERBS: Readonly<Record<string, string>> = {
  create: 'created',
  delete: 'deleted',
  restore: 'restored',
  import: 'imported',
  close: 'closed',
};

/** "Priya changed the status of RR-84 from Pending to Confirmed". */
export function auditSentence(entry: Entry): AuditSentence {
  const changes = fieldChanges(entry);
  const reason = changes.find(({ field, after }) => field === 'reason' && after !== null)?.after;
  const others = changes.filter(({ field }) => field !== 'reason' || reason === undefined);
  const { parts, unmentioned } = describeAction(entry, others);
  const because: Part[] = reason == null ? [] : [', because: ', { quoted: reason }];
  return { parts: [actorPart(entry), ' ', ...parts, ...because], unmentioned };
}

const actorPart = ({ actor, actorName }: Entry): Part =>
  actor === 'system' ? 'The shop' : actor === 'customer' ? 'A customer' : { quoted: actorName ?? actor };

function entityParts({ entity, entityId, name }: Entry): Part[] {
  if (entity === 'settings') return ['the settings'];
  return [ENTITY_PHRASES[entity] ?? `the ${entity.replaceAll('_', ' ')} `, { quoted: name ?? entityId }];
}

function describeAction(entry: Entry, changes: readonly FieldChange[]): AuditSentence {
  const { action, after, name, entityId } = entry;
  const object = entityParts(entry);
  const phrase = ACTION_PHRASES[action];
  const called = { quoted: name ?? entityId };
  const invitedAs = action === 'invite' ? parseAdminRole(after?.role) : undefined;
  if (invitedAs !== undefined)
    return { parts: ['invited ', called, ` as ${ROLE_NOUNS[invitedAs]}`], unmentioned: [] };
  if (phrase !== undefined) return { parts: [phrase[0], called, phrase[1]], unmentioned: [] };
  if (action === 'reply') return { parts: ['replied to ', ...object], unmentioned: [] };
  if (action === 'retry') return { parts: ['sent ', ...object, ' again'], unmentioned: [] };
  if (action === 'refund' && typeof after?.amount === 'number')
    return { parts: [`refunded ${formatRupees(paise(after.amount))} of `, called], unmentioned: [] };
  if (action !== 'update') return { parts: [`${VERBS[action] ?? action} `, ...object], unmentioned: changes };
  if (changes.length === 0 || changes.length > MOST_FIELDS || !changes.every(isShort)) {
    const fields = changes.length === 1 ? `the ${fieldName(changes[0]?.field)} of ` : '';
    return { parts: [`changed ${fields}`, ...object], unmentioned: changes };
  }
  const clauses = changes.map((change) => clauseOf(entry, change, object));
  return {
    parts: clauses.flatMap((clause, index) => [index === 0 ? '' : ' and ', ...clause]),
    unmentioned: [],
  };
}

function clauseOf({ entity }: Entry, change: FieldChange, object: readonly Part[]): Part[] {
  const { field, before, after } = change;
  const value = (text: string) => ({ quoted: valueText(field, text) });
  // Stock has no other field than its count.
  const what: Part[] = entity === 'stock' ? [...object] : [`the ${fieldName(field)} of `, ...object];
  if (field === 'isActive') return ['switched ', ...object, after === 'true' ? ' on' : ' off'];
  if (!before && after) return ['set ', ...what, ' to ', value(after)];
  if (before && !after) return ['removed ', ...what, ', which said ', value(before)];
  return ['changed ', ...what, ' from ', value(before ?? ''), ' to ', value(after ?? '')];
}

const isShort = ({ before, after }: FieldChange) =>
  [before, after].every((text) => text === null || (text.length <= LONGEST_VALUE && !/^[[{]|\n/.test(text)));

/** `payment_status` and `shippingWeight` are "payment status" and "shipping weight". */
const fieldName = (field = '') =>
  field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A status as the screens write it; a short one, such as COD, stays. */
function valueText(field: string, text: string): string {
  if (text === 'true' || text === 'false') return text === 'true' ? 'yes' : 'no';
  if (!/(status|type|method)$/i.test(field) || !/^[A-Z_]{4,}$/.test(text)) return text;
  return sentenceCase(text);
}

export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => ({
    field,
    before: asText(before?.[field]),
    after: asText(after?.[field]),
  }));
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  const boxes = boxesSchema.min(1).safeParse(value).data;
  return boxes === undefined ? JSON.stringify(value) : boxesText(boxes);
}
