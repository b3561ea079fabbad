import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GstinHint } from './gstin-hint.tsx';

const hint = (gstin: string, state: string) =>
  renderToStaticMarkup(
    <GstinHint gstin={gstin} state={state}>
      Add it if you need one.
    </GstinHint>,
  );

it('the field for a GSTIN asks about a State that differs from the address, in place of its hint', () => {
  expect(hint('', 'Goa')).toBe('<span role="status" class="">Add it if you need one.</span>');
  expect(hint('27AAPFU0939F1ZV', 'Maharashtra')).toContain('Add it if you need one.');
  expect(hint('27AAPFU0939F1ZV', 'Goa')).toContain(
    'This GSTIN is registered in Maharashtra, but the address is in Goa. Is that right?',
  );
});
