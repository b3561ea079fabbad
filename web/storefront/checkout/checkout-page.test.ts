import { expect, it } from 'vitest';
import { clientLoader } from './checkout-page.tsx';

it('leads to a document of its own by an answer: what is thrown stays uncaught while the router waits for others', () => {
  const answer = clientLoader({ request: new Request('http://localhost/checkout?retry=1') });
  expect(answer.headers.get('location')).toBe('/checkout?retry=1');
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});
