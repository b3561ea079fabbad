import type { Actor } from '../orders/actor.ts';

/** Who changes orders because of payments, as the order's history names them. */
export const GATEWAY: Actor = { id: null, name: 'gateway' };
export const SYSTEM: Actor = { id: null, name: 'system' };

/** The history's note on orders that the shop cancelled. Only these are revived by a late payment. */
export const NOT_PAID_IN_TIME = 'No payment received in time';
