import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Needs, rolesWith } from '../../domain/accounts/permissions.ts';
import { callTargets, type Person, people, statusOf, withExample } from '../../tests/support/call-targets.ts';
import { type CollectedRoute, collectRoutes } from '../../tests/support/collect-routes.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';

interface Answers {
  readonly name: string;
  readonly route: CollectedRoute;
  /** In the order of the callers. */
  readonly statuses: number[];
}

let shop: PaymentShop;
const calls: Answers[] = [];
const CALLERS = ['nobody', 'another shopper', 'the shopper', 'an owner'];

/** Every call there is, in earnest, by each of the four: with the example of the description unless it needs more. */
beforeAll(async () => {
  const opened = await collectRoutes(() => paymentShop({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }));
  shop = opened.shop;
  const { shopper, other, administrator } = await people(shop);
  const targets = await callTargets(shop, { shopper, other, administrator });
  for (const route of opened.routes) {
    const name = `${route.method.toLowerCase()} ${route.path}`;
    const aim = async (caller: Person | null) => withExample(route, (await targets[name]?.(caller)) ?? {});
    const shared = route.access === 'admin' ? await aim(administrator) : null;
    const statuses: number[] = [];
    for (const caller of [null, other, shopper, administrator]) {
      statuses.push(await statusOf(shop, route, shared ?? (await aim(caller)), caller));
    }
    calls.push({ name, route, statuses });
  }
}, 120_000);
afterAll(() => shop.close());

const namesOf = (some: readonly Answers[]) =>
  some.map(({ name, statuses }) => `${name}: ${statuses.join(' ')}`);
const isDone = (status: number | undefined) => status !== undefined && status < 300;

describe('attack 45: every call of the API', () => {
  it('is made by these tests, and does its work for somebody', () => {
    expect(calls.length).toBeGreaterThan(95);
    expect(namesOf(calls.filter(({ statuses }) => !statuses.some(isDone)))).toEqual([]);
  });

  it('of administrators is done for who came by the admin login, asks strangers to sign in and refuses shoppers [6.7]', () => {
    const wrong = calls.filter(
      ({ route, statuses: [nobody, other, shopper, administrator] }) =>
        route.access === 'admin' &&
        !(nobody === 401 && other === 403 && shopper === 403 && isDone(administrator)),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('of somebody signed in asks strangers to sign in, and serves its owner', () => {
    const wrong = calls.filter(
      ({ route, statuses: [nobody, , shopper] }) =>
        route.access === 'user' && !(nobody === 401 && isDone(shopper)),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('that is for all serves all, but for the gateway’s own, which looks at its signature', () => {
    const open = calls.filter(({ route }) => route.access === 'public' || route.access === 'anyone');
    const refused = open.filter(({ statuses }) => !statuses.every(isDone));
    expect(namesOf(refused)).toEqual(['post /api/payment/webhook: 200 401 401 401']);
  });

  it('stands in docs/api-access.md with what it answers to whom', async () => {
    const rows = calls.map(
      ({ route: { method, path, access, needs }, statuses }) =>
        `| \`${method} ${path}\` | ${access} | ${needsIn(needs)} | ${statuses.join(' | ')} |`,
    );
    await expect(`${[...HEAD, ...rows].join('\n')}\n`).toMatchFileSnapshot('../../docs/api-access.md');
  });
});

function needsIn(needs: Needs | undefined): string {
  if (needs === undefined) return '';
  const words =
    typeof needs === 'string'
      ? needs
      : 'allOf' in needs
        ? needs.allOf.join(' and ')
        : needs.oneOf.join(' or ');
  return `${words} (${rolesWith(needs).join(', ')})`;
}

const HEAD = [
  '# Who may call what',
  '',
  'Written by `server/http/every-call.test.ts`, which makes every call as each of the four; after a change of the API:',
  '`npx vitest run --project server server/http/every-call.test.ts -u`. The rules are those of `server/http/access.ts`.',
  '“The shopper” owns what the call is about; the webhook is called with the payment gateway’s signature by nobody, and',
  'without it by the others. What an administrator’s role has to include is in the third column, with the roles that do; who has',
  'what is `domain/accounts/permissions.ts`, and `server/http/admin-roles.test.ts` makes every call as each role.',
  '',
  `| call | rule | needs | ${CALLERS.join(' | ')} |`,
  `| --- | --- | --- | ${CALLERS.map(() => '--- |').join(' ')}`,
];
