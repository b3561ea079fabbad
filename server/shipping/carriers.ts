import type { Pool } from 'pg';
import { z } from 'zod';
import type { PartnerForm, PartnerPatch } from '../../contract/shipping.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { withTransaction } from '../db/connect.ts';
import { violates } from '../db/violations.ts';
import { PARTNER_EXAMPLE } from './examples.ts';

/** The carriers the shop works with. */
export const partnerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    contactName: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    trackingUrl: z.string().describe('With `{tracking}` where the number goes'),
    isActive: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ShippingPartner', examples: [PARTNER_EXAMPLE] });

export type Partner = z.infer<typeof partnerSchema>;

type PartnerRow = Omit<Partner, 'createdAt' | 'updatedAt'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};

const COLUMNS = `id, name, contact_name as "contactName", email, phone, tracking_url as "trackingUrl",
  is_active as "isActive", version, created_at, updated_at`;

const toPartner = ({ created_at, updated_at, ...row }: PartnerRow): Partner => ({
  ...row,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

export async function listPartners(
  pool: Pool,
  filter: { isActive?: boolean | undefined; search?: string | undefined; page: number; limit: number },
): Promise<{ partners: Partner[]; total: number }> {
  const conditions = new Conditions()
    .add('is_active = ?', filter.isActive)
    .add(
      `lower(name || ' ' || contact_name || ' ' || coalesce(email, '')) like lower(?)`,
      containing(filter.search),
    );
  const { rows } = await pool.query<PartnerRow>(
    `select ${COLUMNS} from shipping_partners ${conditions.where} order by lower(name)`,
    conditions.values,
  );
  const { page, limit } = filter;
  return { partners: rows.slice((page - 1) * limit, page * limit).map(toPartner), total: rows.length };
}

export async function findPartner(pool: Pool, id: string): Promise<Partner | null> {
  const { rows } = await pool.query<PartnerRow>(`select ${COLUMNS} from shipping_partners where id = $1`, [
    id,
  ]);
  return rows[0] === undefined ? null : toPartner(rows[0]);
}

export type PartnerChange =
  | { readonly ok: true; readonly partner: Partner }
  | {
      readonly ok: false;
      readonly code: 'PARTNER_NOT_FOUND' | 'PARTNER_NAME_TAKEN' | 'VERSION_CONFLICT';
      readonly message: string;
      readonly current?: Partner;
    };

type PartnerFields = Omit<Partner, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

const NEW_PARTNER = { contactName: '', email: null, phone: '', trackingUrl: '', isActive: true };

/** What was left out is as it was before. */
const written = (form: PartnerPatch, before: PartnerFields): PartnerFields => ({
  name: form.name ?? before.name,
  contactName: form.contactName ?? before.contactName,
  email: form.email === undefined ? before.email : form.email,
  phone: form.phone ?? before.phone,
  trackingUrl: form.trackingUrl ?? before.trackingUrl,
  isActive: form.isActive ?? before.isActive,
});

const valuesOf = ({ name, contactName, email, phone, trackingUrl, isActive }: PartnerFields) => [
  ...[name, contactName, email, phone, trackingUrl, isActive],
];

async function unlessTaken(work: () => Promise<PartnerChange>): Promise<PartnerChange> {
  try {
    return await work();
  } catch (error) {
    if (!violates(error, 'shipping_partners_name_unique')) throw error;
    return {
      ok: false,
      code: 'PARTNER_NAME_TAKEN',
      message: 'There is a shipping partner with this name already',
    };
  }
}

export function createPartner(pool: Pool, form: PartnerForm, by: Administrator): Promise<PartnerChange> {
  return unlessTaken(() =>
    withTransaction(pool, async (client) => {
      const fields = written(form, { ...NEW_PARTNER, name: form.name });
      const { rows } = await client.query<PartnerRow>(
        `insert into shipping_partners (name, contact_name, email, phone, tracking_url, is_active)
         values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
        valuesOf(fields),
      );
      if (rows[0] === undefined) throw new Error('The shipping partner was not stored');
      const partner = toPartner(rows[0]);
      await recordChange(client, by, {
        action: 'create',
        entity: 'shipping_partner',
        entityId: partner.id,
        after: fields,
      });
      return { ok: true, partner };
    }),
  );
}

export function updatePartner(
  pool: Pool,
  id: string,
  { version, ...form }: PartnerPatch & { readonly version?: number | undefined },
  by: Administrator,
): Promise<PartnerChange> {
  return unlessTaken(() =>
    withTransaction(pool, async (client): Promise<PartnerChange> => {
      const locked = await client.query<PartnerRow>(
        `select ${COLUMNS} from shipping_partners where id = $1 for update`,
        [id],
      );
      if (locked.rows[0] === undefined)
        return { ok: false, code: 'PARTNER_NOT_FOUND', message: 'Shipping partner not found' };
      const before = toPartner(locked.rows[0]);
      if (version !== undefined && version !== before.version)
        return {
          ok: false,
          code: 'VERSION_CONFLICT',
          message: 'The shipping partner was changed by somebody else meanwhile. Please look at it again.',
          current: before,
        };
      const { rows } = await client.query<PartnerRow>(
        `update shipping_partners set name = $2, contact_name = $3, email = $4, phone = $5, tracking_url = $6,
                is_active = $7, version = version + 1 where id = $1 returning ${COLUMNS}`,
        [id, ...valuesOf(written(form, before))],
      );
      if (rows[0] === undefined) throw new Error('A locked shipping partner is gone');
      const partner = toPartner(rows[0]);
      await recordChange(client, by, {
        action: 'update',
        entity: 'shipping_partner',
        entityId: id,
        before: logged(before),
        after: logged(partner),
      });
      return { ok: true, partner };
    }),
  );
}

const logged = ({ id, version, createdAt, updatedAt, ...form }: Partner) => form;
