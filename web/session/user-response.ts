import type { User as ApiUser } from '../../contract/accounts/user.ts';
import type { Address } from '../../domain/shipping/address.ts';
import { idOf, isObject, readFields, textOf } from '../api/response.ts';
import { readAddress } from '../storefront/accounts/address-response.ts';

/** The API's user, read leniently: only id, name and role are required, and the e-mail counts as verified by default. */
export interface User extends Pick<ApiUser, 'id' | 'name' | 'emailVerified'> {
  /** In either letter case; `isAdmin` of the domain reads both. */
  readonly role: string;
  /** What an administrator does in the shop; `parseAdminRole` of the domain reads it. */
  readonly adminRole?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly addresses: readonly Address[];
}

export function readUser(value: unknown): User | undefined {
  const known = readFields(value, { id: idOf, name: textOf, role: textOf });
  if (!isObject(value) || known === undefined) return undefined;
  const addresses = Array.isArray(value.addresses) ? value.addresses : [];
  return {
    ...known,
    adminRole: textOf(value.adminRole),
    email: textOf(value.email),
    phone: textOf(value.phone),
    emailVerified: value.emailVerified !== false,
    addresses: addresses.flatMap((address) => readAddress(address) ?? []),
  };
}
