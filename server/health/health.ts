import type { Pool } from 'pg';
import type { PaymentMode } from '../../domain/payments/payment-mode.ts';
import type { BackupState } from '../backup/nightly.ts';

/** What the shop knows of its own condition, asked of the real thing. */
export interface Health {
  readonly ok: boolean;
  readonly database: 'connected' | 'unreachable';
  readonly mail: 'smtp' | 'kept' | 'failing';
  readonly payments: 'live' | 'test mode' | 'cod-only';
  readonly backup: BackupState['status'];
  readonly disk: 'good' | 'full';
}

export interface HealthChecks {
  readonly pool: Pool;
  /** The disk of the embedded database. */
  readonly isDiskFull: () => Promise<boolean>;
  readonly mailState: () => Promise<Health['mail']>;
  readonly backupState: () => Promise<BackupState>;
  readonly payments: PaymentMode;
}

export async function checkHealth({ payments, ...checks }: HealthChecks): Promise<Health> {
  const [database, isFull, backup, mail] = await Promise.all([
    isReachable(checks.pool),
    checks.isDiskFull(),
    checks.backupState(),
    checks.mailState().catch((): Health['mail'] => 'failing'),
  ]);
  return {
    ok: database && !isFull,
    database: database ? 'connected' : 'unreachable',
    mail,
    payments: payments === 'test' ? 'test mode' : payments,
    backup: backup.status,
    disk: isFull ? 'full' : 'good',
  };
}

export async function isReachable(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}

/** A look at the mail server opens a connection to it: one look serves all who ask within the given time. */
export function cachedFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let latest: Promise<Answer> | undefined;
  let askedAt = 0;
  return () => {
    if (latest === undefined || Date.now() - askedAt >= milliseconds) {
      askedAt = Date.now();
      latest = ask();
    }
    return latest;
  };
}
