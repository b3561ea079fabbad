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
                  priority: 1,
                },
                // Small parts that pages share travel together: fifty little files weigh more, and each waits for its turn.
                // What only buyers or administrators come to, such as orders and tables, is none of a visitor's first page.
                {
                  name: 'shared',
                  test: /[\\/]web[\\/](?!admin|api[\\/]shop-queries|ui[\\/](?:dialog|drawer|file-drop|menu|password|quantity|select|table)|storage[\\/]form-draft|storefront[\\/](?:accounts|cart[\\/]summary|checkout|fit|orders|payments|planner|policies|shipping))/,
                  minShareCount: 5,
                },
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
