import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rolldown } from 'vite';

/** Pages that a visitor may come to first wait for one style sheet; what opens later on them brings its own. */
const FIRST_SHEET =
  /web[\\/]app\.css$|web[\\/](?:ui|storefront(?:[\\/](?:frame|home|catalogue(?:[\\/](?:shop|category|product))?))?)[\\/](?!table\.css)[\w-]+\.css$/;

/** The frame around every page of the shop, and what most pages show in it. */
const FRAME = [
  'root.tsx',
  'storefront/frame/storefront-layout.tsx',
  'storefront/head.ts',
  'storefront/catalogue/shop-card.tsx',
  'ui/section-head.tsx',
  'ui/carousel.tsx',
].map((file) => resolve('web', file));

/** With all that it imports, it travels as one file: fifty small ones weigh more, and each waits for its turn. */
function framed(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(FRAME);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 2048, target: 'es2022' },
  // The whole server is one bundle: pages and API share one module graph, so there is one pool and one cache.
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 1,
                },
                {
                  name: (id, graph) => (FIRST_SHEET.test(id) || framed(graph).has(id) ? 'storefront' : null),
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/main.ts' }, target: 'node20' } },
  },
});
