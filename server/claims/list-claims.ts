import type { Pool } from 'pg';
import type { AdminClaim } from '../../contract/claims.ts';
import { CLAIM_DECISIONS } from '../../domain/claims/claim.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';
import { ADMIN_COLUMNS, type AdminClaimRow, CLAIM_WAITS_FOR, CLAIMS, toAdminClaim } from './claim-rows.ts';

export const CLAIM_STATUSES = ['open', 'manager', ...CLAIM_DECISIONS] as const;

export interface ClaimFilter {
  readonly status?: (typeof CLAIM_STATUSES)[number] | undefined;
  readonly orderId?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const LIST: List = {
  alias: 'c',
  from: CLAIMS,
  columns: ADMIN_COLUMNS,
  key: 'c.id',
  order: 'c.created_at desc, c.id desc',
};

const SEARCHED: SearchColumns = {
  'order-number': 'o.order_number',
  'order-id': 'o.id',
  phone: 'o.customer_phone',
  email: 'lower(o.customer_email)',
  text: 'o.search_text',
};

/** The newest first. */
export async function listClaims(
  pool: Pool,
  { status, orderId, search, ...paging }: ClaimFilter,
): Promise<{ claims: AdminClaim[] } & BoundedCount> {
  const isWaiting = status === 'open' || status === 'manager';
  const conditions = new Conditions('o.deleted_at is null', ...(isWaiting ? [CLAIM_WAITS_FOR[status]] : []))
    .add('c.decision = ?', isWaiting ? undefined : status)
    .add('c.order_id = ?', orderId);
  addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<AdminClaimRow>(pool, LIST, conditions, { ...paging, search });
  return { claims: rows.map(toAdminClaim), ...count };
}
