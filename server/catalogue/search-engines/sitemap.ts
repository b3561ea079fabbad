import type { Pool } from 'pg';

/** Pages that are the same for everyone and worth finding, beside categories and products. */
const PAGES = [
  '/',
  '/shop',
  '/planner',
  '/plates',
  '/about',
  '/contact',
  '/privacy-policy',
  '/shipping-policy',
  '/return-refund-policy',
  '/terms-and-conditions',
] as const;

export interface MapEntry {
  readonly path: string;
  readonly lastChange?: Date;
}

interface ShownCatalogue {
  readonly categories: readonly { readonly id: string }[];
  readonly products: readonly { readonly id: string; readonly slug: string }[];
}

/** Every public page once; a product with the day of its last change. */
export async function publicPages(pool: Pool, { categories, products }: ShownCatalogue): Promise<MapEntry[]> {
  const { rows } = await pool.query<{ id: string; updated_at: Date }>('select id, updated_at from products');
  const changes = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
  return [
    ...PAGES.map((path) => ({ path })),
    ...categories.map(({ id }) => ({ path: `/category/${id}` })),
    ...products.map(({ id, slug }) => {
      const lastChange = changes.get(id);
      return { path: `/product/${slug}`, ...(lastChange !== undefined && { lastChange }) };
    }),
  ];
}

export function sitemapXml(publicUrl: string, pages: readonly MapEntry[]): string {
  const entries = pages.map(({ path, lastChange }) => {
    const day = lastChange === undefined ? '' : `<lastmod>${lastChange.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeXml(publicUrl + encodeURI(path))}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** The API and the admin are nothing to find; private pages say so themselves, for which they must be read. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /simulator\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
