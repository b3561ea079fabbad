import { PASSKEY_NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { line } from '../fields.ts';

/** What the shop, a browser and an authenticator say to each other about passkeys. */

const CHALLENGE = 'q3Jt0mXo8uR2bYwVn5kLd7ZsHc1PfAe4TgI6yUxB9Kw';

/** What browsers and authenticators say comes as base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
};
const CREDENTIAL = { id: 'n8J5rWb2', rawId: 'n8J5rWb2', type: 'public-key', clientExtensionResults: {} };

/** As the browser's `navigator.credentials.get()` gives it. */
export const passkeyAnswerSchema = z
  .object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
      userHandle: bytes(200).exactOptional(),
    }),
  })
  .meta({
    examples: [
      {
        ...CREDENTIAL,
        response: { clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQDx' },
      },
    ],
  });
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>;

/** As the browser's `navigator.credentials.create()` gives it, with a name for people. */
export const newPasskeySchema = z
  .object({
    name: line('Name', PASSKEY_NAME_MAX),
    credential: z.object({
      ...credentialFields,
      response: z.object({
        clientDataJSON: bytes(4000),
        attestationObject: bytes(40_000),
        transports: z.array(z.string().max(30)).max(10).exactOptional(),
      }),
    }),
  })
  .meta({
    examples: [
      {
        name: 'Office laptop',
        credential: {
          ...CREDENTIAL,
          response: {
            clientDataJSON: 'eyJ0eXBlIjoi',
            attestationObject: 'o2NmbXRk',
            transports: ['internal'],
          },
        },
      },
    ],
  });
export type NewPasskey = z.output<typeof newPasskeySchema>;

const verification = z.enum(['required', 'preferred', 'discouraged']).exactOptional();
const credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).exactOptional(),
});
const origin = z
  .string()
  .describe('The only address at which passkeys of this shop work')
  .meta({ examples: ['https://rackandrep.example'] });

/** For `navigator.credentials.get()`. */
export const passkeyOptionsResponse = z.object({
  success: z.literal(true),
  origin,
  data: z
    .object({
      challenge: z.string(),
      rpId: z.string().exactOptional(),
      timeout: z.number().exactOptional(),
      userVerification: verification,
    })
    .meta({ examples: [{ challenge: CHALLENGE, rpId: 'rackandrep.example', userVerification: 'required' }] }),
});

/** For `navigator.credentials.create()`. */
export const newPasskeyOptionsResponse = z.object({
  success: z.literal(true),
  origin,
  data: z
    .object({
      challenge: z.string(),
      rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.number().exactOptional(),
      excludeCredentials: z.array(credential).exactOptional(),
      authenticatorSelection: z
        .object({
          residentKey: verification,
          requireResidentKey: z.boolean().exactOptional(),
          userVerification: verification,
        })
        .exactOptional(),
      attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).exactOptional(),
    })
    .meta({
      examples: [
        {
          challenge: CHALLENGE,
          rp: { id: 'rackandrep.example', name: 'Rack & Rep' },
          user: { id: 'M2I5ZjdlNmE', name: 'ravi@example.in', displayName: 'Ravi Iyer' },
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        },
      ],
    }),
});
