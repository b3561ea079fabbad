import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ErrorBoundary } from './product-page.tsx';

const Stub = createRoutesStub([{ id: 'product', path: '/product/:slug', Component: Nothing, ErrorBoundary }]);

function Nothing() {
  return null;
}

const pageAfter = (error: unknown): string =>
  renderToStaticMarkup(
    <Stub initialEntries={['/product/1']} hydrationData={{ loaderData: {}, errors: { product: error } }} />,
  );

it('a product that the shop does not have is said to be missing', () => {
  const page = pageAfter({ status: 404, statusText: 'Not Found', internal: false, data: null });
  expect(page).toContain('Product Not Found');
});

it.each([
  ['a part of the page that did not load', new TypeError('Failed to fetch dynamically imported module')],
  ['a shop that has failed', { status: 500, statusText: '', internal: false, data: null }],
])('%s is not called a product that is gone', (_what, error) => {
  const page = pageAfter(error);
  expect(page).toContain('Something Went Wrong');
  expect(page).not.toContain('Product Not Found');
  expect(page).not.toContain('Failed to fetch');
});
