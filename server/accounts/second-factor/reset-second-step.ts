import type { Pool, PoolClient } from 'pg';
import { isAdmin } from '../../../domain/accounts/roles.ts';
import { recordChange } from '../../audit/administrator.ts';
import { recordAudit } from '../../audit/record.ts';
import { withTransaction } from '../../db/connect.ts';
import {
  type AdministratorRefusal,
  changeAdministrators,
  type OwnPassword,
  refuse,
} from '../change-administrators.ts';
import { endSessions } from '../sessions.ts';
import { dropAllFactors } from './change-factors.ts';
import { mailSecondFactor } from './second-factor-mails.ts';

export type SecondStepReset = { readonly ok: true; readonly name: string } | AdministratorRefusal;

const ACTION = 'reset_second_step';

interface ResetOptions {
  readonly publicUrl: string;
  readonly now: Date;
}

/** For a colleague who lost phone, passkeys and recovery codes. Their password stays, and all their sessions end. */
export function resetSecondStep(
  pool: Pool,
  id: string,
  { by, password, publicUrl, now }: OwnPassword & ResetOptions,
): Promise<SecondStepReset> {
  return changeAdministrators(pool, { by, password }, async (client, administrators) => {
    const target = administrators.find((each) => each.id === id);
    if (target === undefined || target.is_invited) return refuse('ADMINISTRATOR_NOT_FOUND');
    if (target.id === by.id) return refuse('OWN_SECOND_STEP');
    await drop(client, target, { by: by.name, publicUrl, now });
    await recordChange(client, by, ACTION, 'administrator', id);
    return { ok: true, name: target.name };
  });
}

/** For a single administrator who lost everything: whoever can start this command has the shop's machine. */
export function resetSecondStepOf(
  pool: Pool,
  email: string,
  { publicUrl, now }: ResetOptions,
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; email: string; role: string }>(
      'select id, email, role from users where lower(email) = lower($1) for no key update',
      [email],
    );
    const [target] = rows;
    if (target === undefined || !isAdmin(target.role)) return false;
    await drop(client, target, { by: 'Someone at the shop’s own machine', publicUrl, now });
    await recordAudit(client, {
      actorId: null,
      actor: 'system',
      action: ACTION,
      entity: 'administrator',
      entityId: target.id,
    });
    return true;
  });
}

async function drop(
  client: PoolClient,
  { id, email }: { id: string; email: string },
  { by, publicUrl, now }: ResetOptions & { readonly by: string },
): Promise<void> {
  await dropAllFactors(client, id);
  await endSessions(client, { userId: id, except: null, now });
  await mailSecondFactor(client, { email, publicUrl }, { kind: 'reset', by });
}
