import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator may do wrong on purpose. */
interface Trick {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  /** Without a fingerprint, face or PIN. */
  readonly isUnverified?: boolean;
  /** Signs with another key. */
  readonly isForged?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** For tests: an authenticator with one key, which answers as a browser would send it. */
export function softPasskey(origin = 'https://rackandrep.example') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, trick: Trick) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: trick.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (trick: Trick, key?: Buffer) => {
    const flags =
      FLAGS.present | (trick.isUnverified ? 0 : FLAGS.verified) | (key === undefined ? 0 : FLAGS.hasKey);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(trick.counter ?? counter);
    const rpId = trick.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  };
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    /** For the options of a new passkey. */
    create(options: { challenge: string; user: { id: string } }, trick: Trick = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authenticatorData(trick, key))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, trick)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      });
    },
    /** For the options of a sign-in. */
    sign(options: { challenge: string }, trick: Trick = {}) {
      counter += 1;
      const data = authenticatorData(trick);
      const client = clientData('webauthn.get', options.challenge, trick);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(trick.isForged ? stranger.privateKey : privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      });
    },
  };
}
