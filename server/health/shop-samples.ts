import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { BackupState } from '../backup/nightly.ts';
import { MONEY_CONDITIONS } from '../orders/order-filter.ts';
import type { Sample } from './metrics.ts';

interface ShopRow {
  readonly orders: number;
  readonly payments: { open: number; stuck: number };
  readonly disputed: number;
  readonly refunds: { open: number; stuck: number };
  readonly outbox: { waiting: number; oldest: number };
  readonly dead: number;
  readonly connections: number;
  readonly most_connections: number;
  readonly bytes: number;
}

/**
 * The same whichever process answers. Each part has an index that holds what waits alone, or is one row, so that a shop
 * with millions of orders is asked as quickly. A payment is settled or given up within its hour and a refund within days:
 * one that is open after two hours or a week is stuck.
 */
const SHOP = `
  select coalesce((select value from counters where name = 'orders'), 0) as orders,
         (select jsonb_build_object('open', count(*),
                   'stuck', count(*) filter (where created_at < now() - interval '2 hours'))
            from payments where state in ('CREATED', 'PENDING')) as payments,
         (select count(*) from orders o where o.deleted_at is null and ${MONEY_CONDITIONS.disputed}) as disputed,
         (select jsonb_build_object('open', count(*),
                   'stuck', count(*) filter (where created_at < now() - interval '7 days'))
            from refunds where state in ('REQUESTED', 'PENDING', 'CONFIRMED')) as refunds,
         (select jsonb_build_object('waiting', count(*),
                   'oldest', coalesce(extract(epoch from now() - min(created_at)), 0))
            from outbox where status in ('pending', 'failed')) as outbox,
         (select count(*) from outbox where status = 'dead') as dead,
         (select count(*) from pg_stat_activity where datname = current_database()) as connections,
         current_setting('max_connections')::int as most_connections,
         pg_database_size(current_database()) as bytes`;

/** A database that does not answer leaves `shop_database_up 0` and no other number of its own. */
export async function readShop(pool: Pool): Promise<Sample[]> {
  const shop = await pool.query<ShopRow>(SHOP).then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  if (shop === undefined) return [['shop_database_up', 0]];
  return [
    ['shop_database_up', 1],
    ['shop_orders_total', shop.orders],
    ['shop_payments_open', shop.payments.open],
    ['shop_payments_stuck', shop.payments.stuck],
    ['shop_payments_disputed', shop.disputed],
    ['shop_refunds_open', shop.refunds.open],
    ['shop_refunds_stuck', shop.refunds.stuck],
    ['shop_outbox_waiting', shop.outbox.waiting],
    ['shop_outbox_oldest_seconds', Math.max(0, shop.outbox.oldest)],
    ['shop_outbox_dead', shop.dead],
    ['shop_database_connections', shop.connections],
    ['shop_database_max_connections', shop.most_connections],
    ['shop_database_bytes', shop.bytes],
  ];
}

/** Of the disk that holds DATA_DIR. */
export async function readDisk(folder: string): Promise<Sample[]> {
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return [];
  return [
    ['shop_disk_free_bytes', disk.bavail * disk.bsize],
    ['shop_disk_size_bytes', disk.blocks * disk.bsize],
  ];
}

/** Nothing of a shop that does not back itself up. */
export async function readBackups(backupState: () => Promise<BackupState>): Promise<Sample[]> {
  const { status, ageSeconds } = await backupState();
  if (status === 'off') return [];
  return [
    ['shop_backup_failing', status === 'failing' ? 1 : 0],
    ...(ageSeconds === undefined ? [] : [['shop_backup_age_seconds', ageSeconds] satisfies Sample]),
  ];
}
