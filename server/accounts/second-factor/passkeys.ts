import type { Pool } from 'pg';
import { z } from 'zod';
import type { NewPasskey, PasskeyAnswer } from '../../../contract/accounts/passkeys.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import type { NewCredential } from './passkey-rows.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded when it is needed: the library takes half a second to start, and most shops start more often than this is used. */
const webauthn = () => import('@simplewebauthn/server');

const SHOP = 'Rack & Rep';
/** As long as a challenge lasts. */
const TIMEOUT_MS = 5 * 60_000;

/** What an authenticator keeps of the account: its id, and no personal data. */
const userHandle = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

interface Owner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** For the browser's `navigator.credentials.create()`. An authenticator makes one passkey per account. */
export async function newPasskeyOptions(pool: Pool, party: RelyingParty, owner: Owner, now: Date) {
  const { rows } = await pool.query<{ credential_id: Buffer; transports: string[] }>(
    'select credential_id, transports from passkeys where user_id = $1',
    [owner.id],
  );
  const challenge = await openChallenge(pool, { purpose: 'passkey_add', userId: owner.id }, now);
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: SHOP,
    rpID: party.id,
    userID: Uint8Array.from(userHandle(owner.id)),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: rows.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
}

/** For `navigator.credentials.get()`, without naming any account: the passkey tells whose it is. */
export async function passkeyOptions(
  pool: Pool,
  party: RelyingParty,
  use: { readonly purpose: 'passkey_sign_in' | 'passkey_confirm'; readonly userId: string | null },
  now: Date,
) {
  const challenge = await openChallenge(pool, use, now);
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));

export type PasskeyRefusal = 'CHALLENGE_EXPIRED' | 'PASSKEY_REFUSED';

/** The challenge is used up, whatever comes of it. */
export async function verifyNewPasskey(
  pool: Pool,
  party: RelyingParty,
  { userId, credential }: { userId: string; credential: NewPasskey['credential'] },
  now: Date,
): Promise<NewCredential | PasskeyRefusal> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!(await takeChallenge(pool, { challenge, purpose: 'passkey_add', userId }, now)))
    return 'CHALLENGE_EXPIRED';
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }),
  );
  if (!verified?.verified) return 'PASSKEY_REFUSED';
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports,
  };
}

interface StoredPasskey {
  readonly id: string;
  readonly user_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
}

/**
 * Whose passkey it was. With `userId` null anybody's will do. Every reason has the same refusal, so that nobody learns which
 * passkeys the shop knows.
 */
export async function verifyPasskey(
  pool: Pool,
  party: RelyingParty,
  {
    answer,
    ...use
  }: {
    readonly answer: PasskeyAnswer;
    readonly purpose: 'passkey_sign_in' | 'passkey_confirm';
    readonly userId: string | null;
  },
  now: Date,
): Promise<{ readonly userId: string } | PasskeyRefusal> {
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (!(await takeChallenge(pool, { ...use, challenge }, now))) return 'CHALLENGE_EXPIRED';
  const stored = await findPasskey(pool, answer.id);
  if (stored === null || (use.userId !== null && stored.user_id !== use.userId)) return 'PASSKEY_REFUSED';
  const handle = answer.response.userHandle;
  if (handle !== undefined && !userHandle(stored.user_id).equals(Buffer.from(handle, 'base64url')))
    return 'PASSKEY_REFUSED';
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: answer.id,
        publicKey: Uint8Array.from(stored.public_key),
        counter: stored.counter,
      },
    }),
  );
  if (!verified?.verified) return 'PASSKEY_REFUSED';
  const isUsed = await countUse(pool, stored, verified.authenticationInfo.newCounter, now);
  return isUsed ? { userId: stored.user_id } : 'PASSKEY_REFUSED';
}

async function findPasskey(pool: Pool, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await pool.query<StoredPasskey>(
    `select p.id, p.user_id, p.public_key, p.counter from passkeys p join users u on u.id = p.user_id
      where p.credential_id = $1 and u.disabled_at is null`,
    [Buffer.from(credentialId, 'base64url')],
  );
  return rows[0] ?? null;
}

/** Again at the row itself: another process may have seen a higher count meanwhile. */
async function countUse(pool: Pool, { id }: StoredPasskey, counter: number, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update passkeys set counter = $2, last_used_at = $3
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, now],
  );
  return rowCount === 1;
}

const clientDataSchema = z.object({ challenge: z.string().max(200) });

/** An empty one, which nobody was given, where it cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientDataSchema.safeParse(JSON.parse(text)).data?.challenge ?? '';
  } catch {
    return '';
  }
}

/** The library throws for whatever does not fit: another origin, a counter that goes back, bytes that are no CBOR. */
async function unlessRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
