import type { Pool } from 'pg';
import { withTransaction } from '../../db/connect.ts';
import { enqueueOrderMail } from '../enqueue-order-mail.ts';

/**
 * Reminds the customers whose cash orders wait for their confirmation, each once: the mail and the note that it was asked for
 * are one transaction. Answers how many.
 */
export async function askAgain(pool: Pool, now: Date): Promise<number> {
  const askNext = () =>
    withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `update orders set ask_again_at = null where id = (
           select id from orders
            where status = 'PENDING' and deleted_at is null and ask_again_at <= $1 and confirm_by > $1
            order by ask_again_at limit 1 for update skip locked)
         returning id`,
        [now],
      );
      const orderId = rows[0]?.id;
      if (orderId === undefined) return false;
      await enqueueOrderMail(client, { orderId, event: 'asked' }, 'again');
      return true;
    });
  let asked = 0;
  while (await askNext()) asked += 1;
  return asked;
}
