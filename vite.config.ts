import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A font does not travel in the sheet: words wait for no face.
    assetsInlineLimit: (file, content) => !file.endsWith('.woff2') && content.length < 2048,
    target: 'es2022',
  },
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
                  priority: 3,
                },
                // What forms and queries bring waits for the first page with a form or a query.
                { name: 'form', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/, priority: 3 },
                { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
                // Small parts that pages share travel together: fifty little files weigh more, and each waits for its turn.
                // What only buyers or administrators come to, such as orders and tables, is none of a visitor's first page.
                {
                  name: 'shared',
                  test: /[\\/]web[\\/](?!admin|api[\\/]shop-queries|ui[\\/](?:dialog|drawer|file-drop|menu|password|quantity|save-file|select|table)|storage[\\/]form-draft|storefront[\\/](?:accounts|cart[\\/]summary|checkout|fit|orders|payments|planner|policies|shipping))/,
                  minShareCount: 5,
                  priority: 2,
                },
                // Parts that buyers and administrators share; without a group of their own the admin's file would take them in.
                {
                  name: 'ui',
                  test: /[\\/](?:web[\\/]ui[\\/](?!quantity)|domain[\\/]orders[\\/])/,
                  minShareCount: 5,
                  priority: 1,
                },
                { name: 'contract', test: /[\\/]contract[\\/](?!orders)/, minShareCount: 5, priority: 1 },
                // Each file that a page needs has its name in the list that every visitor loads.
                { name: 'admin-shared', test: /[\\/]web[\\/]admin[\\/]/, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/main.ts' }, target: 'node20' } },
  },
});
