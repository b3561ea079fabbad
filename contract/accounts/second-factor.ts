import { readSecondStepCode, WRONG_FORM } from '../../domain/accounts/second-step-code.ts';
import { PASSKEY_NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { line } from '../fields.ts';
import { dataResponse, integer, messageResponse } from '../responses.ts';

/** The second step of signing in, passkeys, and the sessions of an account: what an administrator sees of them. */

const CHALLENGE = 'q3Jt0mXo8uR2bYwVn5kLd7ZsHc1PfAe4TgI6yUxB9Kw';
const MOMENT = '2026-11-15T10:00:00.000Z';

const code = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, 'Code is required')
  .max(40, WRONG_FORM)
  .refine((typed) => readSecondStepCode(typed) !== null, WRONG_FORM);

/** The password was right; a code or a passkey is still needed. */
export const secondStepNeededResponse = messageResponse('One more step to sign in').extend({
  data: z.object({
    challenge: z
      .string()
      .describe('For `POST /api/auth/second-step`, within ten minutes; opens nothing by itself')
      .meta({ examples: [CHALLENGE] }),
    hasApp: z.boolean().describe('Whether an authenticator app gives the code'),
    hasPasskey: z.boolean(),
  }),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeededResponse>['data'];

export const secondStepSchema = z
  .object({ challenge: line('Challenge', 100), code })
  .meta({ examples: [{ challenge: CHALLENGE, code: '123 456' }] });

export const appCodeSchema = z
  .object({
    code: code.refine(
      (typed) => readSecondStepCode(typed)?.kind === 'app',
      'Enter the 6 digits from your app',
    ),
  })
  .meta({ examples: [{ code: '123456' }] });
export type AppCode = z.output<typeof appCodeSchema>;

export const passkeyNameSchema = z.object({ name: line('Name', PASSKEY_NAME_MAX) });

export const passkeySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Passkey',
    examples: [
      {
        id: '3b9f7e6a-1c3b-4e60-a5d8-91d4e8c32b7f',
        name: 'Office laptop',
        createdAt: MOMENT,
        lastUsedAt: null,
      },
    ],
  });
export type Passkey = z.infer<typeof passkeySchema>;

export const sessionSchema = z
  .object({
    id: z.string(),
    device: z.string().describe('In words, from what the browser says of itself'),
    begunAt: z.iso.datetime(),
    seenAt: z.iso.datetime().describe('To the nearest five minutes'),
    isThis: z.boolean().describe('Whether this request belongs to it'),
  })
  .meta({
    id: 'Session',
    examples: [
      {
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        device: 'Chrome on Windows',
        begunAt: MOMENT,
        seenAt: MOMENT,
        isThis: true,
      },
    ],
  });
export type Session = z.infer<typeof sessionSchema>;

export const securityResponse = dataResponse(
  z.object({
    appSince: z.iso
      .datetime()
      .nullable()
      .describe('Since when an authenticator app is on')
      .meta({ examples: [MOMENT] }),
    recoveryCodesLeft: integer.meta({ examples: [10] }),
    passkeys: z.array(passkeySchema),
    sessions: z.array(sessionSchema).describe('The last used first'),
    passkeyOrigin: z
      .string()
      .nullable()
      .describe('Where passkeys work; null: nowhere, because `PUBLIC_URL` has no https and host name')
      .meta({ examples: ['https://rackandrep.example'] }),
  }),
);
export type Security = z.infer<typeof securityResponse>['data'];

export const appSetUpResponse = dataResponse(
  z
    .object({
      secret: z.string().describe('In base32, to type into the app'),
      uri: z.string().describe('What the QR code says'),
    })
    .meta({
      examples: [
        {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Rack%20%26%20Rep:ravi%40example.in?issuer=Rack%20%26%20Rep&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        },
      ],
    }),
);

const recoveryCodes = z
  .array(z.string())
  .describe('Shown this once; each signs in once')
  .meta({ examples: [['k7m2-9xqp-4tns-w8hd']] });

export const recoveryCodesResponse = (sentence: string) =>
  messageResponse(sentence).extend({ recoveryCodes });

/** The first way to prove oneself comes with recovery codes; a further one keeps those there are. */
export const factorAddedResponse = (sentence: string) =>
  messageResponse(sentence).extend({ recoveryCodes: recoveryCodes.nullable() });
