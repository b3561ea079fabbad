import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Moment } from './cells.tsx';

it('a list shows the day in the Indian long format, with the time below it', () => {
  const shown = renderToStaticMarkup(<Moment at="2026-11-18T13:00:00.000Z" />);
  expect(shown).toMatch(/^<time [^>]*>18 November 2026<span [^>]*>6:30 pm<\/span><\/time>$/);
  expect(renderToStaticMarkup(<Moment at={null} />)).toBe('–');
});
