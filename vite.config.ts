import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 2048, target: 'es2022' },
  // The whole server is one bundle: pages and API share one module graph, so there is one pool and one cache.
  environments: {
    // What every shopper's page needs travels as two files: forty small ones weigh a quarter more.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'storefront',
                  test: /storefront[\\/](?:frame[\\/]storefront-frame|shop-card)\.tsx$/,
                  priority: 1,
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
