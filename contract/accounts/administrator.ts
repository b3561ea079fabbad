import { ADMIN_ROLES } from '../../domain/accounts/permissions.ts';
import { z } from '../../domain/zod.ts';
import { listResponse, savedResponse } from '../responses.ts';

export const administratorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    adminRole: z
      .enum(ADMIN_ROLES)
      .describe('What they do in the shop, or will once they accept the invitation'),
    status: z
      .enum(['active', 'invited', 'disabled'])
      .describe(
        '`invited` until the person has followed the link and set a password; not an administrator before that',
      ),
    since: z.iso.datetime().describe('When the role was given or the invitation sent'),
    lastSignIn: z.iso
      .datetime()
      .nullable()
      .describe('Null when no session is known any more, and while they are invited'),
    hasSecondStep: z.boolean().describe('Whether an authenticator app or a passkey protects the sign-in'),
    isYou: z.boolean().describe('Whether this is you'),
  })
  .meta({
    id: 'Administrator',
    examples: [
      {
        id: '3b9f7e6a-1c3b-4e60-a5d8-91d4e8c32b7f',
        name: 'Ravi Iyer',
        email: 'ravi@example.in',
        adminRole: 'packer',
        status: 'invited',
        since: '2026-11-15T10:00:00.000Z',
        lastSignIn: null,
        hasSecondStep: false,
        isYou: false,
      },
    ],
  });
export type Administrator = z.infer<typeof administratorSchema>;

export const administratorListResponse = listResponse(administratorSchema);
export const invitedResponse = savedResponse(
  'administrator',
  administratorSchema,
  'We’ve sent an invitation to ravi@example.in',
);
export const roleSavedResponse = savedResponse(
  'administrator',
  administratorSchema,
  'Ravi Iyer is now a manager',
);
