/** Who changes an order, as its history names them: an administrator's e-mail, `customer`, `gateway` or `system`. */
export interface Actor {
  /** The account; null where there is none. */
  readonly id: string | null;
  readonly name: string;
}

export const CUSTOMER: Actor = { id: null, name: 'customer' };
