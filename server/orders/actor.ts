/** Who changes it: a user with the e-mail address, or `customer`, `gateway` or `system` without an id. */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
}

/** A shopper; the order's history names none. */
export const CUSTOMER: Actor = { id: null, name: 'customer' };
