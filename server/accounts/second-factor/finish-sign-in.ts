import type { Pool, PoolClient } from 'pg';
import { readSecondStepCode } from '../../../domain/accounts/second-step-code.ts';
import { recordAudit } from '../../audit/record.ts';
import { rollbackUnlessOk } from '../../db/rollback-unless-ok.ts';
import { hashToken, openSession } from '../sessions.ts';
import { adoptOwnOrders, type SignedIn } from '../sign-in.ts';
import { toUser, USER_COLUMNS, type UserRow } from '../users.ts';
import { takeAppCode } from './authenticator-app.ts';
import { takeChallenge } from './challenges.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { mailSecondFactor } from './second-factor-mails.ts';

/** Whose password was right; null for a challenge that has expired, was used, or never was. */
export async function findSecondStep(pool: Pool, challenge: string, now: Date): Promise<UserRow | null> {
  const { rows } = await pool.query<UserRow>(
    `select ${USER_COLUMNS} from users where disabled_at is null and id = (
       select user_id from sign_in_challenges
        where token_hash = $1 and purpose = 'second_step' and expires_at > $2)`,
    [hashToken(challenge), now],
  );
  return rows[0] ?? null;
}

interface SecondStep {
  readonly user: UserRow;
  readonly challenge: string;
  readonly code: string;
  readonly userAgent: string | null;
  readonly requestId: string;
  readonly publicUrl: string;
  readonly now: Date;
}

export type Finished =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | { readonly ok: false; readonly code: 'SIGN_IN_EXPIRED' | 'WRONG_CODE' | 'CODE_USED' };

/** A wrong code leaves the challenge for another try; a right one uses it up, with the code. */
export async function finishSecondStep(pool: Pool, step: SecondStep): Promise<Finished> {
  const { user, challenge, userAgent, now } = step;
  const finished = await rollbackUnlessOk(pool, async (client): Promise<Finished> => {
    if (!(await takeChallenge(client, { challenge, purpose: 'second_step', userId: user.id }, now)))
      return { ok: false, code: 'SIGN_IN_EXPIRED' };
    const check = await takeCode(client, step);
    if (check !== 'good') return { ok: false, code: check === 'used' ? 'CODE_USED' : 'WRONG_CODE' };
    const token = await openSession(client, user.id, now, userAgent);
    return { ok: true, signedIn: { user: toUser(user), token } };
  });
  if (finished.ok) await adoptOwnOrders(pool, user);
  return finished;
}

async function takeCode(client: PoolClient, step: SecondStep): Promise<'good' | 'wrong' | 'used'> {
  const { user, now, requestId, publicUrl } = step;
  const typed = readSecondStepCode(step.code);
  if (typed === null) return 'wrong';
  if (typed.kind === 'app') return takeAppCode(client, { userId: user.id, code: typed.code, now });
  if (!(await takeRecoveryCode(client, { userId: user.id, code: typed.code, now }))) return 'wrong';
  await recordAudit(client, {
    actorId: user.id,
    actor: user.email,
    action: 'use_recovery_code',
    entity: 'administrator',
    entityId: user.id,
    requestId,
  });
  const left = await countRecoveryCodes(client, user.id);
  await mailSecondFactor(client, { email: user.email, publicUrl }, { kind: 'code-used', left });
  return 'good';
}

/** With a passkey that was verified: it is possession and fingerprint or PIN in one, so nothing else is asked for. */
export async function signInOwner(
  pool: Pool,
  { userId, userAgent }: { userId: string; userAgent: string | null },
  now: Date,
): Promise<SignedIn | null> {
  const { rows } = await pool.query<UserRow>(
    `select ${USER_COLUMNS} from users where id = $1 and disabled_at is null`,
    [userId],
  );
  const [user] = rows;
  if (user === undefined) return null;
  const token = await openSession(pool, user.id, now, userAgent);
  await adoptOwnOrders(pool, user);
  return { user: toUser(user), token };
}
