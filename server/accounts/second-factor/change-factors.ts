import type { Pool, PoolClient } from 'pg';
import type { NewPasskey } from '../../../contract/accounts/passkeys.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { rollbackUnlessOk } from '../../db/rollback-unless-ok.ts';
import { removeApp, takeAppCode } from './authenticator-app.ts';
import { dropChallenges } from './challenges.ts';
import { removePasskey, storePasskey } from './passkey-rows.ts';
import { type PasskeyRefusal, verifyNewPasskey } from './passkeys.ts';
import { ensureRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { mailSecondFactor, type SecondFactorEvent } from './second-factor-mails.ts';

export const FACTOR_REFUSALS = {
  WRONG_CODE: { status: 422, message: 'This code isn’t correct. Enter the newest one.', field: 'code' },
  CODE_USED: { status: 422, message: 'This code was already used. Wait for the next one.', field: 'code' },
  APP_ALREADY_ON: { status: 409, message: 'An authenticator app is already on' },
  NO_APP: { status: 404, message: 'No authenticator app is on' },
  NO_SECOND_STEP: { status: 409, message: 'Turn on an authenticator app or add a passkey first' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'Passkey not found' },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey is already added' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You can have up to 20 passkeys. Remove one first.' },
  CHALLENGE_EXPIRED: { status: 422, message: 'That took too long. Please try again.' },
  PASSKEY_REFUSED: { status: 422, message: 'This passkey wasn’t accepted. Please try again.' },
} as const;

interface FactorRefusal {
  readonly ok: false;
  readonly code: keyof typeof FACTOR_REFUSALS;
}

const refuse = (code: FactorRefusal['code'] | PasskeyRefusal): FactorRefusal => ({ ok: false, code });

/** The administrator whose own sign-in changes. */
export interface OwnFactors {
  readonly pool: Pool;
  readonly by: Administrator;
  readonly publicUrl: string;
  readonly now: Date;
}

const PASSKEYS_MAX = 20;

/** What every change has: the account locked, an entry in the audit log and a mail. */
async function changeFactors<Outcome extends { readonly ok: true }>(
  { pool, by, publicUrl }: OwnFactors,
  change: (
    client: PoolClient,
  ) => Promise<(Outcome & { readonly action: string; readonly event: SecondFactorEvent }) | FactorRefusal>,
): Promise<Outcome | FactorRefusal> {
  return rollbackUnlessOk(pool, async (client) => {
    await client.query('select 1 from users where id = $1 for no key update', [by.id]);
    const outcome = await change(client);
    if (!outcome.ok) return outcome;
    const { action, event } = outcome;
    const after = 'name' in event ? { passkey: event.name } : undefined;
    await recordChange(client, by, action, 'administrator', by.id, { after });
    await mailSecondFactor(client, { email: by.name, publicUrl }, event);
    return outcome;
  });
}

export const confirmApp = (own: OwnFactors, code: string) =>
  changeFactors<{ ok: true; recoveryCodes: string[] | null }>(own, async (client) => {
    const { by, now } = own;
    const check = await takeAppCode(client, { userId: by.id, code, isNew: true, now });
    if (check !== 'good') return refuse(check === 'used' ? 'CODE_USED' : 'WRONG_CODE');
    const recoveryCodes = await ensureRecoveryCodes(client, by.id);
    return { ok: true, recoveryCodes, action: 'turn_on_app', event: { kind: 'app-on' } };
  });

export const turnOffApp = (own: OwnFactors) =>
  changeFactors<{ ok: true }>(own, async (client) => {
    if (!(await removeApp(client, own.by.id))) return refuse('NO_APP');
    await dropUnneededCodes(client, own.by.id);
    return { ok: true, action: 'turn_off_app', event: { kind: 'app-off' } };
  });

export const makeRecoveryCodes = (own: OwnFactors) =>
  changeFactors<{ ok: true; recoveryCodes: string[] }>(own, async (client) => {
    if (!(await hasSecondStep(client, own.by.id))) return refuse('NO_SECOND_STEP');
    const recoveryCodes = await renewRecoveryCodes(client, own.by.id);
    return { ok: true, recoveryCodes, action: 'renew_recovery_codes', event: { kind: 'codes-renewed' } };
  });

export async function addPasskey(
  own: OwnFactors,
  party: RelyingParty,
  { name, credential: given }: NewPasskey,
): Promise<{ ok: true; recoveryCodes: string[] | null } | FactorRefusal> {
  const { pool, by, now } = own;
  const credential = await verifyNewPasskey(pool, party, { userId: by.id, credential: given }, now);
  if (typeof credential === 'string') return refuse(credential);
  return changeFactors<{ ok: true; recoveryCodes: string[] | null }>(own, async (client) => {
    const { rowCount } = await client.query('select 1 from passkeys where user_id = $1', [by.id]);
    if ((rowCount ?? 0) >= PASSKEYS_MAX) return refuse('TOO_MANY_PASSKEYS');
    if (!(await storePasskey(client, { userId: by.id, name, credential, now })))
      return refuse('PASSKEY_KNOWN');
    const recoveryCodes = await ensureRecoveryCodes(client, by.id);
    return { ok: true, recoveryCodes, action: 'add_passkey', event: { kind: 'passkey-added', name } };
  });
}

export const dropPasskey = (own: OwnFactors, id: string) =>
  changeFactors<{ ok: true; name: string }>(own, async (client) => {
    const name = await removePasskey(client, { userId: own.by.id, id });
    if (name === null) return refuse('PASSKEY_NOT_FOUND');
    await dropUnneededCodes(client, own.by.id);
    return { ok: true, name, action: 'remove_passkey', event: { kind: 'passkey-removed', name } };
  });

/** True for a user `u` who needs more than the password. */
export const HAS_APP =
  'exists (select from authenticator_apps a where a.user_id = u.id and a.confirmed_at is not null)';
export const HAS_PASSKEY = 'exists (select from passkeys p where p.user_id = u.id)';

async function hasSecondStep(client: PoolClient, userId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select ${HAS_APP} or ${HAS_PASSKEY} as has from users u where u.id = $1`,
    [userId],
  );
  return rows[0]?.has ?? false;
}

/** Recovery codes stand in for an app or a passkey; without either there is nothing to recover. */
async function dropUnneededCodes(client: PoolClient, userId: string): Promise<void> {
  if (!(await hasSecondStep(client, userId)))
    await client.query('delete from recovery_codes where user_id = $1', [userId]);
}

/** Leaves the password alone: for whoever lost everything else, and for whoever is no administrator any more. */
export async function dropAllFactors(client: PoolClient, userId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'])
    await client.query(`delete from ${table} where user_id = $1`, [userId]);
  await dropChallenges(client, userId);
}
