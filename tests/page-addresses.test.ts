import { describe, expect, it } from 'vitest';
import { FIXED_PAGES, pageKey } from '../server/http/page-key.ts';
import routes from '../web/routes.ts';

interface Entry {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Entry[];
}

/** Of all pages, as `web/routes.ts` writes them: `/product/:slug`, `/order-success/:orderId?`. */
const pathsIn = (entries: readonly Entry[], parent = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const isPage = children === undefined && path !== '*';
    return [...(isPage || index ? [own || '/'] : []), ...pathsIn(children ?? [], own)];
  });

const paths = pathsIn(routes);
const known = { products: new Set(['power-rack']), categories: new Set(['racks']) };
const keyOf = (address: string) => pageKey(address, known)?.path;

describe('the addresses of pages', () => {
  it('are the same in the router and in the page cache', () => {
    const fixed = paths.map((path) => path.replace(/\/:\w+\?$/, '')).filter((path) => !path.includes(':'));
    expect(fixed.length).toBeGreaterThan(40);
    expect([...FIXED_PAGES].sort()).toEqual(fixed.sort());
  });

  it.each(paths.filter((path) => path.endsWith('?')))(
    'share one page for whatever is named behind: %s',
    (path) => {
      const page = path.replace(/\/:\w+\?$/, '');
      expect(keyOf(`${page}/RR-1`)).toBe(page);
    },
  );

  it.each(paths.filter((path) => /:\w+$/.test(path)))(
    'have a page for each that the shop knows: %s',
    (path) => {
      const address = path.replace(':slug', 'power-rack').replace(':categoryId', 'racks');
      expect(keyOf(address)).toBe(address);
    },
  );
});
