import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { CHECKOUT_SCRIPT, END_SCRIPT } from './browser-scripts.ts';
import { changeEntry, readEntry } from './entries.ts';
import { readSigned, type SimulatorKeys } from './keys.ts';
import { type GatewayOrder, orderEntry, orderState } from './orders.ts';
import { applyChoice, FAILURES, OUTCOMES, WEBHOOKS } from './outcomes.ts';
import { endPage, notFoundPage, PAGE_HEADERS, type PageMode, payPage } from './pay-page.ts';
import { readSwitches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

export interface PayPageParts {
  readonly pool: Pool;
  readonly keys: () => Promise<SimulatorKeys>;
  readonly webhooks: WebhookSender;
}

const token = z.string().max(300);
const mode = z.enum(['page', 'frame']).catch('page');
const visit = z.object({ token, mode });
const oneOf = <Name extends string>(choices: Readonly<Record<Name, unknown>>) =>
  z.string().refine((text): text is Name => Object.hasOwn(choices, text));
const choiceSchema = z.object({
  token,
  mode,
  outcome: oneOf(OUTCOMES),
  method: z.enum(['UPI_QR', 'UPI_INTENT', 'CARD', 'NET_BANKING']).default('UPI_QR'),
  webhook: oneOf(WEBHOOKS).default('once'),
  failure: oneOf(FAILURES).default('Z9'),
});

/** The page on which a shopper pays, and the script that shows it inside the shop. */
export function payRoutes(scope: FastifyInstance, { pool, keys, webhooks }: PayPageParts): void {
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  const entryOf = async (given: string) => orderEntry(readSigned(await keys(), 'pay', given) ?? '');

  scope.get('/pay', open, async (request, reply) => {
    reply.headers(PAGE_HEADERS);
    const given = visit.safeParse(request.query);
    const order = given.success ? await readEntry(pool, await entryOf(given.data.token)) : null;
    if (!given.success || order === null) return reply.status(404).send(notFoundPage());
    const isOpen = orderState(order, Date.now()) === 'PENDING';
    return isOpen ? payPage(order, given.data.token, given.data.mode) : ended(order, given.data.mode);
  });

  scope.post('/pay', open, async (request, reply) => {
    reply.headers(PAGE_HEADERS);
    const choice = choiceSchema.safeParse(request.body);
    if (!choice.success) return reply.status(400).send(notFoundPage());
    const { webhook, outcome, method, failure } = choice.data;
    const { lateMs } = await readSwitches(pool);
    const now = Date.now();
    const changed = await changeEntry(pool, await entryOf(choice.data.token), (order) =>
      applyChoice(order, { outcome, mode: method, failure }, now, lateMs),
    );
    if (changed === null) return reply.status(404).send(notFoundPage());
    const { before, after } = changed;
    if (after !== before) webhooks.aboutOrder(after, webhook, lateMs);
    if (outcome === 'retry' && orderState(after, now) === 'PENDING')
      return reply.status(200).send(payPage(after, choice.data.token, choice.data.mode));
    if (choice.data.mode === 'page' && after.redirectUrl !== undefined)
      return reply.redirect(after.redirectUrl, 303);
    return ended(after, choice.data.mode, outcome === 'cancel' ? 'USER_CANCEL' : 'CONCLUDED');
  });

  const script = (code: string) => ({
    ...open,
    handler: async () => code,
    onSend: async (_request: unknown, reply: { type: (type: string) => unknown }) => {
      reply.type('text/javascript; charset=utf-8');
    },
  });
  scope.get('/checkout.js', script(CHECKOUT_SCRIPT));
  scope.get('/pay.js', script(END_SCRIPT));
}

function ended(
  order: GatewayOrder,
  mode: PageMode,
  event: 'CONCLUDED' | 'USER_CANCEL' = 'CONCLUDED',
): string {
  return endPage({ mode, event, backUrl: order.redirectUrl ?? '/' });
}
