import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { TotalTiles } from './total-tiles.tsx';

const perDay = [0, 1, 2, 3, 4, 0, 2];
const dashboard: Dashboard = {
  totals: {
    orders: { total: 1042, pending: 7 },
    contacts: { total: 128, newToday: 3 },
    enquiries: { total: 86, newToday: 2 },
    users: 412,
  },
  series: {
    days: perDay.map((orders, day) => ({ date: `2026-11-0${day + 1}`, orders, ordered: 0, received: 0 })),
    ...{ statuses: [], bestSellers: [], states: [] },
  },
  trends: {
    contacts: perDay,
    enquiries: perDay.map((count) => count * 2),
    users: perDay,
    before: { orders: 8, ordered: 0, received: 0, contacts: 24, enquiries: 24, users: 0 },
  },
  recentActivity: [],
  period: { from: '2026-11-01', to: '2026-11-07' },
  unavailable: [],
};

const withoutMarkup = (markup: string) => markup.replace(/<[^>]+>/g, '');

it('an order that is to be confirmed, packed or shipped is open, not pending', () => {
  const tiles = renderToStaticMarkup(
    <TotalTiles dashboard={dashboard} days={7} isFailed={false} may={() => true} />,
  );
  expect(tiles).toContain('<span>7 open</span>');
});

it('the change of a period stands beside the figure of that period, not beside the total of all time', () => {
  const markup = renderToStaticMarkup(
    <TotalTiles dashboard={dashboard} days={7} isFailed={false} may={() => true} />,
  );
  const tiles = markup.split('class="total-tile ').slice(1);
  const told = tiles.map((tile) => [
    withoutMarkup(/class="total-tile-value[^"]*">(.*?)<\/p>/.exec(tile)?.[1] ?? ''),
    withoutMarkup(/class="total-tile-lately[^"]*">(.*?)<\/p>/.exec(tile)?.[1] ?? ''),
  ]);
  expect(told).toEqual([
    ['1,042', '12 in 7 days↑ 50% up compared with the previous 7 days'],
    ['128', '12 in 7 days↓ 50% down compared with the previous 7 days'],
    ['86', '24 in 7 days→ 0% same compared with the previous 7 days'],
    ['412', '12 in 7 days'],
  ]);
});
