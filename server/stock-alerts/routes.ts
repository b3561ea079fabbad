import type { Pool } from 'pg';
import { STOCK_ALERT_SAVED, stockAlertResponse, stockAlertSchema } from '../../contract/stock-alerts.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerMessage, failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { limitPerEmail } from '../http/limit-per-email.ts';
import type { App } from '../http/typed-app.ts';
import { askForAlert } from './ask.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_ADDRESS = { max: 10, timeWindow: TEN_MINUTES_MS, groupId: 'stock alert' } as const;

/** Each leads to a mail to the address in it, which may be a stranger's. */
const PER_EMAIL = { max: 5, timeWindow: TEN_MINUTES_MS } as const;

const STATUS = { PRODUCT_UNKNOWN: 422, VARIANT_UNKNOWN: 422, IN_STOCK: 409 };

export function stockAlertRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  const limitMails = limitPerEmail(app, PER_EMAIL);

  app.post('/api/stock-alerts', {
    config: { access: 'public', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Ask to be told when something is back in stock',
      description: 'One e-mail, once it can be bought again. Asking twice is asking once.',
      body: strictBody(stockAlertSchema),
      response: { 201: stockAlertResponse, ...failures(400, 409, 422, 429) },
    },
    handler: async (request, reply) => {
      await limitMails(request);
      const asked = await askForAlert(pool, request.body, new Date());
      if (!asked.ok) throw new ShopError(asked.code, STATUS[asked.code], asked.message);
      reply.status(201);
      return answerMessage(STOCK_ALERT_SAVED);
    },
  });
}
