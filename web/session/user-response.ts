import type { Address } from '../../domain/shipping/address.ts';
import { idOf, isObject, textOf } from '../api/response.ts';
import { readAddress } from '../storefront/accounts/address-response.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  /** As the server writes it; `isAdmin` of the domain reads either case. */
  readonly role: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly addresses: readonly Address[];
  /** Whether the e-mail is proven; a server that does not say asks for no proof. */
  readonly emailVerified: boolean;
}

export function readUser(value: unknown): User | undefined {
  if (!isObject(value)) return undefined;
  const id = idOf(value.id);
  const name = textOf(value.name);
  const role = textOf(value.role);
  if (id === undefined || name === undefined || role === undefined) return undefined;
  const addresses = Array.isArray(value.addresses) ? value.addresses : [];
  return {
    id,
    name,
    role,
    email: textOf(value.email),
    phone: textOf(value.phone),
    emailVerified: value.emailVerified !== false,
    addresses: addresses.flatMap((address) => readAddress(address) ?? []),
  };
}
