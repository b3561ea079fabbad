/** Who changes an order, as its history names them: an administrator's e-mail, `customer`, `gateway` or `system`. */
export interface Actor {
  /** The account; null where there is none. */
  readonly id: string | null;
  readonly name: string;
}

export const CUSTOMER: Actor = { id: null, name: 'customer' };
export const GATEWAY: Actor = { id: null, name: 'gateway' };
export const SYSTEM: Actor = { id: null, name: 'system' };

/** The history's note on orders that the shop cancelled. Only these are revived by a late payment. */
export const NOT_PAID_IN_TIME = 'No payment received in time';
