import { ADMIN_ROLES } from '../../domain/accounts/permissions.ts';
import { ROLES } from '../../domain/accounts/roles.ts';
import { z } from '../../domain/zod.ts';
import { ADDRESS_EXAMPLE } from '../orders/examples.ts';
import { integer, listResponse, messageResponse } from '../responses.ts';

/** A user as the API shows one, to themselves and to administrators. Without the password's hash. */
export const userSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    adminRole: z.enum(ADMIN_ROLES).optional().describe('Of an administrator: what they do in the shop'),
    addresses: z.array(
      z.object({
        fullName: z.string(),
        email: z.string(),
        addressLine1: z.string(),
        addressLine2: z.string(),
        city: z.string(),
        state: z.string(),
        pinCode: z.string(),
        phone: z.string(),
      }),
    ),
    emailVerified: z.boolean().describe('Whether the user has confirmed the address with a mailed link'),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'User',
    examples: [
      {
        id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '98765 43210',
        role: 'USER',
        addresses: [ADDRESS_EXAMPLE],
        emailVerified: true,
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type User = z.infer<typeof userSchema>;

/** The specification's client reads `users`. */
export const userListResponse = listResponse(userSchema).extend({ users: z.array(userSchema) });

export const userResponse = z.object({ success: z.literal(true), user: userSchema });
export type UserResponse = z.output<typeof userResponse>;
export const savedUserResponse = (sentence: string) => messageResponse(sentence).extend({ user: userSchema });

const tokenSchema = z.string().meta({ examples: ['6UZwXyP2cXMaRB2OAW6nmvCVfWPeSsfGCqbBEq6o0t4'] });
const authorization = z.object({ token: tokenSchema });

export const signedInResponse = savedUserResponse('Login successful').extend({ authorization });
export type SignedInResponse = z.output<typeof signedInResponse>;
export const adminSignedInResponse = messageResponse('Admin login successful').extend({
  data: z.object({ user: userSchema, token: tokenSchema }),
});
export const refreshedTokenResponse = messageResponse('Token refreshed').extend({ authorization });
export const verifiedEmailResponse = savedUserResponse('Your e-mail address is confirmed').extend({
  adoptedOrders: integer
    .describe('How many earlier guest orders were added to the account')
    .meta({ examples: [1] }),
});
