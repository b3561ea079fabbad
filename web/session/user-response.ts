import { readAddress } from '../../domain/shipping/read-address.ts';
import { idOf, isObject, readFields, textOf } from '../api/response.ts';

type ReadUser = NonNullable<ReturnType<typeof readUser>>;
export type User = Partial<ReadUser> & Pick<ReadUser, 'id' | 'name' | 'role' | 'emailVerified' | 'addresses'>;

/** The API's user, read leniently: only id, name and role are required, and the e-mail counts as verified by default. */
export function readUser(value: unknown) {
  const known = readFields(value, { id: idOf, name: textOf, role: textOf });
  if (!isObject(value) || known === undefined) return undefined;
  const addresses = Array.isArray(value.addresses) ? value.addresses : [];
  return {
    /** The role in either letter case; `isAdmin` of the domain reads both. */
    ...known,
    adminRole: textOf(value.adminRole),
    email: textOf(value.email),
    phone: textOf(value.phone),
    emailVerified: value.emailVerified !== false,
    addresses: addresses.flatMap((address) => readAddress(address) ?? []),
  };
}
