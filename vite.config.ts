import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 2048, target: 'es2022' },
  // The whole server is one bundle: pages and API share one module graph, so there is one pool and one cache.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' }, target: 'node20' } },
  },
});
