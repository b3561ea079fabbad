import { setTimeout as delay } from 'node:timers/promises';
import { withShop } from './bench-shop.ts';
import { type Figure, median, say } from './figures.ts';
import { allBytes, type Visit, visit, withBrowser } from './visits.ts';

/** First visits with a phone whose processor is four times slower, at 1.6 Mbps and 150 ms. */
const PAGES = {
  home: '/',
  shop: '/shop',
  category: '/category/racks',
  product: '/product/rubber-hex-dumbbells',
};
const VISITS = 3;
/** Pages get their best compression after a while without changes. */
const WARM_UP_MS = 15_000;
const KINDS = { HTML: 'Document', scripts: 'Script', pictures: 'Image', fonts: 'Font', data: 'Fetch' };

export const run = async (): Promise<Figure[]> =>
  (await withBrowser((browser) =>
    withShop(async ({ url }) => {
      for (const path of Object.values(PAGES)) await fetch(`${url}${path}`);
      await delay(WARM_UP_MS);
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(PAGES)) {
        const visits: Visit[] = [];
        for (let time = 0; time < VISITS; time += 1) {
          const seen = await visit(browser, `${url}${path}`);
          say(`${name}: FCP ${seen.firstPaint.toFixed(0)}, LCP ${seen.largestPaint.toFixed(0)} ms`);
          visits.push(seen);
        }
        figures.push(...figuresOf(name, visits));
      }
      return figures;
    }),
  )) ?? [];

function figuresOf(page: string, visits: readonly Visit[]): Figure[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const kilobytes = (name: string, bytes: (visit: Visit) => number) => ({
    name: `${page}, ${name}`,
    value: of(bytes) / 1024,
    unit: 'KB',
  });
  return [
    { name: `${page}, first paint`, value: of((seen) => seen.firstPaint), unit: 'ms', most: 500 },
    { name: `${page}, largest paint`, value: of((seen) => seen.largestPaint), unit: 'ms', most: 750 },
    { name: `${page}, blocking`, value: of((seen) => seen.blocking), unit: 'ms', most: 100 },
    { name: `${page}, longest task`, value: of((seen) => seen.longestTask), unit: 'ms' },
    { name: `${page}, layout shift`, value: of((seen) => seen.shift), unit: '', most: 0.01 },
    ...Object.entries(KINDS).map(([name, kind]) => kilobytes(name, ({ bytes }) => bytes[kind] ?? 0)),
    kilobytes('everything', allBytes),
  ];
}
