import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../../tests/support/web-api.ts';
import { createClient } from '../../../api/client.ts';
import { requestCancellation } from './request-cancellation.ts';

async function shopThatSays(answer: Answer) {
  const server = await serve(() => answer);
  return { server, client: createClient({ base: `${server.origin}/api`, readToken: () => 'a-token' }) };
}

it('cancelling an order asks by its id, without a token', async () => {
  const { server, client } = await shopThatSays({
    json: { success: true, message: 'Your order is cancelled.' },
  });
  expect(await requestCancellation('GUEST-1/2', client)).toEqual({
    ok: true,
    message: 'Your order is cancelled.',
    isDecided: true,
  });
  expect(server.questions()).toEqual(['POST /api/orders/GUEST-1%2F2/cancel']);
  expect(server.asked[0]?.token).toBeUndefined();
});

const FAILED = 'We couldn’t cancel the order. Please try again, or call us.';
it.each<[string, Answer, string, boolean]>([
  ['the shop refuses it', { status: 409, json: { error: 'Already shipped.' } }, 'Already shipped.', true],
  ['the shop refuses it without a word', { status: 409, json: {} }, FAILED, true],
  ['the shop does not say that it did', { json: { success: false, message: 'Done' } }, FAILED, false],
  ['the shop is in trouble', { status: 500, json: { error: 'x' } }, FAILED, false],
  ['the shop is busy', { status: 429, json: { error: 'x' } }, FAILED, false],
  ['the shop does not answer', { instead: 'reset' }, FAILED, false],
])('calls nothing cancelled when %s', async (_what, answer, message, isDecided) => {
  const { client } = await shopThatSays(answer);
  expect(await requestCancellation('GUEST-1', client)).toEqual({ ok: false, message, isDecided });
});
