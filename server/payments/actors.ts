import type { Actor } from '../orders/actor.ts';

/** Who changes orders on behalf of payments, as the order's history names them. */
export const GATEWAY: Actor = { id: null, name: 'gateway' };
export const SYSTEM: Actor = { id: null, name: 'system' };

/** Marks the orders that the shop itself gave up: late money may revive these, and no others. */
export const RELEASE_NOTE = 'No payment came in time';
