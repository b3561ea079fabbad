import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { QuickOrderForm } from './quick-order-form.tsx';

const Stub = createRoutesStub([
  {
    path: '/create-order',
    Component: () => <QuickOrderForm user={null} mayPrice={false} isHydrated={false} offersOnline />,
  },
]);

it('a new quick order is one row, with its product, quantity and price', () => {
  const form = renderToStaticMarkup(<Stub initialEntries={['/create-order']} />);
  const names = [...form.matchAll(/name="((?:product|quantity|price)-\d+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['product-0', 'quantity-0', 'price-0']);
});
