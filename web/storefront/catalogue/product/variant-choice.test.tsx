import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { bar } from '../../../../tests/support/stores.ts';
import { labelParts, VariantChoice } from './variant-choice.tsx';

it.each([
  ['20\u00a0kg\u00a0×\u00a02', { head: '20', unit: 'kg', rest: '×\u00a02' }],
  ['2.5 kg', { head: '2.5', unit: 'kg', rest: '' }],
  [
    'Full set 405 kg (12 pairs, 2.5 to 35 kg)',
    { head: 'Full set 405 kg', unit: undefined, rest: '12 pairs, 2.5 to 35 kg' },
  ],
  ['Black', { head: 'Black', unit: undefined, rest: '' }],
])('reads %s', (label, parts) => {
  expect(labelParts(label)).toEqual(parts);
});

const plain: Product = { ...bar, description: 'A bar', specifications: {} };
const weightVariants = ['5 kg', '10 kg'].map((weight) => ({ weight, price: 900, inStock: true }));
const colorVariants = ['Black', 'Red'].map((color) => ({ color, price: 950, inStock: true }));

const Stub = createRoutesStub([{ id: 'choice', path: '/', Component: Choice }]);

function Choice() {
  const { product, variant } = useLoaderData<{ product: Product; variant?: string }>();
  return <VariantChoice product={product} selection={{ variant }} choose={() => undefined} />;
}

/** Each selector by its name, with what can be chosen in it. */
function selectorsOf(product: Product, variant?: string): Record<string, string[]> {
  const [, ...fieldsets] = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { choice: { product, variant } } }} />,
  ).split('<fieldset>');
  return Object.fromEntries(
    fieldsets.map((fieldset) => [
      /<legend[^>]*>(\w*)/.exec(fieldset)?.[1] ?? '',
      [...fieldset.matchAll(/type="radio"[^>]*value="([^"]*)"/g)].map(([, value = '']) => value),
    ]),
  );
}

const weights = { Weight: ['5 kg', '10 kg'] };
const colours = { Colour: ['Black', 'Red'] };

it.each<[string, Partial<Product>, Record<string, string[]>]>([
  ['neither weights nor colours', {}, {}],
  ['weights', { weightVariants }, weights],
  ['colours', { colorVariants }, colours],
])('a product with %s has a selector of just these [2.product.5]', (_what, variants, shown) => {
  expect(selectorsOf({ ...plain, ...variants })).toEqual(shown);
});

it('a product with weights and colours has both selectors once a weight is chosen [2.product.5]', () => {
  const both = { ...plain, weightVariants, colorVariants };
  expect(selectorsOf(both)).toEqual(weights);
  expect(selectorsOf(both, '10 kg')).toEqual({ ...weights, ...colours });
});
