import { expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createProductCalls } from './product-calls.ts';

async function shopThatSays(answer: Answer) {
  const { origin, questions } = await serve(() => answer);
  const client = createClient({ base: `${origin}/api` });
  return { ...createProductCalls(client), questions };
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
