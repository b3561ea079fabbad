import type { Pool } from 'pg';
import { type OrderBoxes, orderBoxesResponse } from '../../contract/orders/order-boxes.ts';
import { printOrdersSchema } from '../../contract/orders/order-edit.ts';
import { strictBody } from '../http/body-schema.ts';
import { refusals } from '../http/crud-responses.ts';
import type { App } from '../http/typed-app.ts';
import { VARIANT_BOXES } from './packed-lines.ts';

/** For packing slips. Shoppers’ orders are read without boxes, and placing one asks for none. */
export function orderBoxesRoute(app: App, pool: Pool): void {
  app.post('/api/orders/boxes', {
    config: { access: 'admin', needs: 'see orders' },
    schema: {
      summary: 'Get the boxes of several orders',
      description: 'Of each item the boxes of its variant, or those of its product, as they are now.',
      body: strictBody(printOrdersSchema),
      response: { 200: orderBoxesResponse, ...refusals(400) },
    },
    handler: async ({ body }) => ({ success: true as const, data: await readBoxes(pool, body.ids) }),
  });
}

async function readBoxes(pool: Pool, ids: readonly string[]): Promise<OrderBoxes> {
  const { rows } = await pool.query<OrderBoxes[number]>(
    `select * from (
       select i.id as item_id, coalesce(${VARIANT_BOXES}, p.boxes, '[]') as boxes
         from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
        where o.id = any($1) and o.deleted_at is null) lines
      where jsonb_array_length(boxes) > 0 order by item_id`,
    [ids],
  );
  return rows;
}
