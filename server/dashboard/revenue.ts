import type { OrderStatus, PaymentStatus } from '../../domain/order-status.ts';

const LOST: readonly OrderStatus[] = ['CANCELLED'];
const UNPAID: readonly PaymentStatus[] = ['FAILED', 'REFUNDED'];

const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Which of the orders `o` bring money: not cancelled, and not failed or refunded. Cash to come counts. */
export const BRINGS_MONEY = `o.status not in (${list(LOST)}) and o.payment_status not in (${list(UNPAID)})`;
