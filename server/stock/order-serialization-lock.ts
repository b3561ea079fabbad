/**
 * In the `from` of a statement: waits until the orders that came before have ended. Rows alone give no turns (whoever comes late may
 * overtake others again and again), and an order that holds stock while it waits for its number stops others. With turns the slowest
 * of a hundred orders takes half the time, and as many are placed a second.
 */
export const ORDER_SERIALIZATION_LOCK = `(select pg_advisory_xact_lock(hashtext('orders in turn'))) turn`;
