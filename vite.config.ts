import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScripts } from './web/page-start/inline-scripts.ts';

/** Pages that a visitor may come to first wait for one style sheet; what opens later on them brings its own. */
const FIRST_SHEET =
  /web[\\/]app\.css$|web[\\/](?:ui|storefront(?:[\\/](?:frame|home|cart|catalogue(?:[\\/](?:shop|category|product))?))?)[\\/](?!(?:accordion|cart|cart-drawer|chart-frame|dialog|drawer|file-drop|gallery-overlay|mobile-menu|model-dialog|password-field|progress-bar|search-panel|summary-panel|table|unkept-note)\.css)[\w-]+\.css$/;

/** On every page of the shop, around what it shows. */
const FRAME =
  /web[\\/](?:storefront[\\/](?:frame[\\/]storefront-frame|failure|head|deferred-hydration|notice|catalogue[\\/]shop-card)|ui[\\/](?:carousel|marquee|section-head))\.tsx?$/;

/** What lists and product pages share. */
const SHELVES =
  /(?:web[\\/](?:storefront[\\/](?:catalogue[\\/]card-product|structured-data|use-hydrated|catalogue[\\/]shop[\\/]listing-banner)|ui[\\/](?:choice|empty-state|field|pagination|quantity-stepper|skeleton|tabs))|domain[\\/](?:pricing[\\/]gst|shipping[\\/](?:freight|states)|catalogue[\\/]slug))\.tsx?$/;

/** Where a pincode is typed. */
const PINCODE =
  /(?:web[\\/]storefront[\\/]shipping[\\/](?:pincode-field|use-pincode-note)|domain[\\/]shipping[\\/]pincode[\\/](?:typed-)?pincode)\.tsx?$/;

/** What cart and checkout share, as far as nothing else needs what comes with it. */
const ORDERING =
  /web[\\/]storefront[\\/](?:cart[\\/](?:shop-terms|summary-panel)|shipping[\\/]enter-pincode|checkout[\\/]checkout-draft)\.tsx?$/;

/** What the pages that follow an order share. */
const ORDER_PAGES =
  /web[\\/]storefront[\\/](?:orders[\\/](?:order[\\/](?:finish-order|order-(?:address|layout|lines|loading|panel|totals)|outcome-head)|order-re(?:ads|sponse))|payments[\\/]payment-(?:details|facts))\.tsx?$/;

/** What the pages of an account share. */
const ACCOUNT =
  /web[\\/](?:storefront[\\/]accounts[\\/](?:account-calls|form-refusal|resend-link|return-path|spinner)|ui[\\/]password-field)\.tsx?$/;

/** What calls to the shop have in common. */
const CALLS =
  /(?:web[\\/](?:api[\\/]client|session[\\/]user-response|storefront[\\/](?:accounts[\\/]address-response|analytics))|domain[\\/](?:orders[\\/](?:order|order-status)|payments[\\/]payment))\.ts$/;

/** What forms are checked with. */
const FORMS =
  /(?:contract[\\/]zod|web[\\/](?:storage[\\/]form-draft|storefront[\\/]accounts[\\/]use-checked-form))\.ts$/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts()],
  build: { assetsInlineLimit: 2048, target: 'es2022' },
  // The whole server is one bundle: pages and API share one module graph, so there is one pool and one cache.
  environments: {
    // What every shopper's page needs travels as few files: forty small ones weigh a quarter more, and each waits for its turn.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /rolldown[\\/]runtime|web[\\/]page-start|node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'storefront',
                  test: (id) => FIRST_SHEET.test(id) || FRAME.test(id),
                  priority: 2,
                },
                { name: 'shelves', test: SHELVES, priority: 1 },
                { name: 'pincode', test: PINCODE, priority: 1 },
                { name: 'calls', test: CALLS, priority: 1 },
                { name: 'ordering', test: ORDERING },
                { name: 'order-pages', test: ORDER_PAGES },
                { name: 'account', test: ACCOUNT },
                { name: 'forms', test: FORMS },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/main.ts' }, target: 'node20' } },
  },
});
