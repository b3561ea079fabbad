import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fitOf } from '../../../catalogue/fit.ts';
import { FIT_ASSUMPTIONS } from '../../../domain/fit/assumptions.ts';
import { factsOf } from '../../../domain/fit/facts-of.ts';
import type { Room } from '../../../domain/fit/room.ts';
import { ViewFromAbove } from './view-from-above.tsx';
import { ViewFromSide } from './view-from-side.tsx';

const ROOMS: readonly Room[] = [
  {},
  { width: 2400, depth: 3000, ceiling: 2400 },
  { width: 500, depth: 500, ceiling: 500 },
];

describe('the drawings of a product in a room', () => {
  it.each(['21', '23', '25', '29', '1'])(
    'of %s have no negative size, however narrow the screen is',
    (id) => {
      for (const room of ROOMS)
        for (const width of [1, 40, 76, 82, 200, 328])
          for (const View of [ViewFromAbove, ViewFromSide]) {
            const facts = factsOf({ fit: fitOf(id, []) });
            const drawn = { facts, room, use: {}, assumptions: FIT_ASSUMPTIONS, width };
            expect(renderToStaticMarkup(createElement(View, drawn))).not.toMatch(/ (?:width|height|r)="-/);
          }
    },
  );
});
