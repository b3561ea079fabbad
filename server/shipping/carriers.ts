import type { Pool, PoolClient } from 'pg';
import type { Carrier, CarrierForm, CarrierPatch } from '../../contract/shipping/carrier.ts';
import type { CarrierRuleFields } from '../../contract/shipping/carrier-rule.ts';
import { editConflict, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { withTransaction } from '../db/connect.ts';
import { refusingViolations } from '../db/violations.ts';
import type { EntityChange } from '../http/crud-responses.ts';
import { NO_RULE, patchRule, RULE_COLUMNS, type RuleRow, ruleValues, toRuleFields } from './carrier-rule.ts';

interface CarrierRow
  extends RuleRow,
    Pick<
      Carrier,
      'id' | 'name' | 'contactName' | 'email' | 'phone' | 'trackingUrl' | 'isActive' | 'version'
    > {
  readonly pincodes_at: Date | null;
  readonly pincodes_listed: number;
  readonly pincodes_served: number;
  readonly serves_others: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `id, name, contact_name as "contactName", email, phone, tracking_url as "trackingUrl",
  is_active as "isActive", version, created_at, updated_at, pincodes_at, pincodes_listed, pincodes_served, serves_others,
  ${RULE_COLUMNS.join(', ')}`;

const toCarrier = (row: CarrierRow): Carrier => ({
  id: row.id,
  name: row.name,
  contactName: row.contactName,
  email: row.email,
  phone: row.phone,
  trackingUrl: row.trackingUrl,
  isActive: row.isActive,
  ...toRuleFields(row),
  pincodes:
    row.pincodes_at === null
      ? null
      : {
          listed: row.pincodes_listed,
          served: row.pincodes_served,
          servesOthers: row.serves_others,
          importedAt: row.pincodes_at.toISOString(),
        },
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export async function listCarriers(
  pool: Pool,
  filter: { isActive?: boolean | undefined; search?: string | undefined; page: number; limit: number },
): Promise<{ carriers: Carrier[]; total: number }> {
  const conditions = new Conditions()
    .add('is_active = ?', filter.isActive)
    .add(
      `lower(name || ' ' || contact_name || ' ' || coalesce(email, '')) like lower(?)`,
      containing(filter.search),
    );
  const { rows } = await pool.query<CarrierRow>(
    `select ${COLUMNS} from carriers ${conditions.where} order by lower(name)`,
    conditions.values,
  );
  const { page, limit } = filter;
  return { carriers: rows.slice((page - 1) * limit, page * limit).map(toCarrier), total: rows.length };
}

export async function findCarrier(pool: Pool | PoolClient, id: string): Promise<Carrier | null> {
  const { rows } = await pool.query<CarrierRow>(`select ${COLUMNS} from carriers where id = $1`, [id]);
  return rows[0] === undefined ? null : toCarrier(rows[0]);
}

export type CarrierChange = EntityChange<
  'carrier',
  Carrier,
  'CARRIER_NOT_FOUND' | 'CARRIER_NAME_TAKEN' | 'OVER_LENGTH_MISSING' | 'VERSION_CONFLICT'
>;

export const CARRIER_UNKNOWN = refuse('CARRIER_UNKNOWN', 'We don’t have this carrier', {
  field: 'carrierId',
});

type CarrierFields = Omit<Carrier, 'id' | 'version' | 'pincodes' | 'createdAt' | 'updatedAt'>;

const NEW_CARRIER = { contactName: '', email: null, phone: '', trackingUrl: '', isActive: true, ...NO_RULE };

/** What the form leaves out stays as it is. */
const applyPatch = (form: CarrierPatch, before: CarrierFields): CarrierFields => ({
  name: form.name ?? before.name,
  contactName: form.contactName ?? before.contactName,
  email: form.email === undefined ? before.email : form.email,
  phone: form.phone ?? before.phone,
  trackingUrl: form.trackingUrl ?? before.trackingUrl,
  isActive: form.isActive ?? before.isActive,
  ...patchRule(form, before),
});

const WRITTEN = ['name', 'contact_name', 'email', 'phone', 'tracking_url', 'is_active', ...RULE_COLUMNS];
const valuesOf = ({ name, contactName, email, phone, trackingUrl, isActive, ...rule }: CarrierFields) => [
  ...[name, contactName, email, phone, trackingUrl, isActive],
  ...ruleValues(rule),
];

const lacksLength = ({ overLengthCm, overLengthCharge, overLengthWeightKg }: CarrierRuleFields) =>
  overLengthCm === null && (overLengthCharge !== null || overLengthWeightKg !== null);

const LENGTH_MISSING = refuse('OVER_LENGTH_MISSING', 'Enter the length above which a box is oversize', {
  field: 'overLengthCm',
});

const REFUSALS = {
  carriers_name_unique: refuse('CARRIER_NAME_TAKEN', 'There’s already a carrier with this name', {
    field: 'name',
  }),
};

export function createCarrier(pool: Pool, form: CarrierForm, by: Administrator): Promise<CarrierChange> {
  return refusingViolations<CarrierChange>(REFUSALS, () =>
    withTransaction(pool, async (client): Promise<CarrierChange> => {
      const fields = applyPatch(form, { ...NEW_CARRIER, name: form.name });
      if (lacksLength(fields)) return LENGTH_MISSING;
      const { rows } = await client.query<CarrierRow>(
        `insert into carriers (${WRITTEN.join(', ')})
         values (${WRITTEN.map((_, at) => `$${at + 1}`).join(', ')}) returning ${COLUMNS}`,
        valuesOf(fields),
      );
      if (rows[0] === undefined) throw new Error('The carrier was not stored');
      const carrier = toCarrier(rows[0]);
      await recordChange(client, by, 'create', 'carrier', carrier.id, { after: fields });
      return { ok: true, carrier };
    }),
  );
}

export function updateCarrier(
  pool: Pool,
  id: string,
  { version, ...form }: CarrierPatch & { readonly version?: number | undefined },
  by: Administrator,
): Promise<CarrierChange> {
  return refusingViolations<CarrierChange>(REFUSALS, () =>
    withTransaction(pool, async (client): Promise<CarrierChange> => {
      const locked = await client.query<CarrierRow>(
        `select ${COLUMNS} from carriers where id = $1 for update`,
        [id],
      );
      if (locked.rows[0] === undefined) return refuse('CARRIER_NOT_FOUND', 'Carrier not found');
      const before = toCarrier(locked.rows[0]);
      if (version !== undefined && version !== before.version) return editConflict('carrier', before);
      const fields = applyPatch(form, before);
      if (lacksLength(fields)) return LENGTH_MISSING;
      const { rows } = await client.query<CarrierRow>(
        `update carriers set ${WRITTEN.map((column, at) => `${column} = $${at + 2}`).join(', ')},
                version = version + 1 where id = $1 returning ${COLUMNS}`,
        [id, ...valuesOf(fields)],
      );
      if (rows[0] === undefined) throw new Error('A locked carrier is gone');
      const carrier = toCarrier(rows[0]);
      await recordChange(client, by, 'update', 'carrier', id, {
        before: logged(before),
        after: logged(carrier),
      });
      return { ok: true, carrier };
    }),
  );
}

const logged = ({ id, version, pincodes, createdAt, updatedAt, ...form }: Carrier) => form;
