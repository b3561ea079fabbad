import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createReviewCalls } from './product/review-calls.ts';
import { createProductCalls } from './product-calls.ts';

async function shopThatSays(answer: Answer) {
  const { origin, questions, asked } = await serve(() => answer);
  const client = createClient({ base: `${origin}/api`, readToken: () => 'a-token' });
  return { ...createProductCalls(client), ...createReviewCalls(client), questions, asked };
}

const FLAT_BENCH = { name: 'Flat Bench', category: 'benches' };

it.each([{ product: FLAT_BENCH }, { data: FLAT_BENCH }, FLAT_BENCH])(
  'reads name and category from %o',
  async (json) => {
    const shop = await shopThatSays({ json });
    expect(await shop.readProductFacts('29')).toEqual(FLAT_BENCH);
    expect(shop.questions()).toEqual(['GET /api/products/29']);
  },
);

it.each<Answer>([
  { status: 404, json: {} },
  { status: 500, json: {} },
  { html: '<p>' },
  { instead: 'reset' },
  { json: {} },
])('knows nothing where the shop says %o', async (answer) => {
  expect(await (await shopThatSays(answer)).readProductFacts('29')).toBeUndefined();
});

it('reads whether one may review, and what one wrote', async () => {
  const may = await shopThatSays({ json: { success: true, data: { mayReview: true, review: null } } });
  expect(await may.readOwnReview('1')).toEqual({ mayReview: true, review: null });
  const wrote = await shopThatSays({
    json: { data: { mayReview: false, review: { rating: 4, comment: 'Good', status: 'pending' } } },
  });
  expect(await wrote.readOwnReview('1')).toEqual({
    mayReview: false,
    review: { rating: 4, comment: 'Good', isPending: true },
  });
  expect(await (await shopThatSays({ status: 500, json: {} })).readOwnReview('1')).toBeNull();
});

it('sends a review with the token, and passes on what the shop says to it', async () => {
  const review = { userName: 'Asha', rating: 5, comment: 'Straight' };
  const shop = await shopThatSays({ status: 201, json: { message: 'Thank you!' } });
  expect(await shop.sendReview('a/b', review)).toEqual({ ok: true, message: 'Thank you!' });
  expect(shop.asked[0]).toMatchObject({
    path: '/api/products/a%2Fb/reviews',
    token: 'a-token',
    body: review,
  });
  const refusing = await shopThatSays({ status: 409, json: { error: 'Already reviewed' } });
  expect(await refusing.sendReview('1', review)).toEqual({ ok: false, message: 'Already reviewed' });
});
