import type { Pool } from 'pg';

/** What the shop knows of its own condition, asked of the real thing each time. */
export interface Health {
  readonly ok: boolean;
  readonly database: 'connected' | 'unreachable';
  readonly mail: 'smtp' | 'kept as files' | 'failing';
  readonly payments: 'live' | 'test mode';
}

export interface HealthChecks {
  readonly pool: Pool;
  readonly mailState: () => Promise<Health['mail']>;
  readonly hasGateway: boolean;
}

export async function checkHealth({ pool, mailState, hasGateway }: HealthChecks): Promise<Health> {
  const [database, mail] = await Promise.all([
    isReachable(pool),
    mailState().catch((): Health['mail'] => 'failing'),
  ]);
  return {
    ok: database,
    database: database ? 'connected' : 'unreachable',
    mail,
    payments: hasGateway ? 'live' : 'test mode',
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
