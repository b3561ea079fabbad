/** The areas of the server from the bottom up: each imports only those before it, so that there are no circles between them. */
const AREAS = [
  'db',
  'http',
  'audit',
  'outbox',
  'channels',
  'mail',
  'settings',
  'invoices',
  'stock',
  'promotions',
  'catalogue',
  'orders',
  'shipping',
  'payments',
  'books',
  'accounts',
  'claims',
  'messages',
  'reviews',
  'wishlist',
  'stock-alerts',
  'privacy',
  'fit',
  'dashboard',
  'backup',
  'health',
];

/** The pairs that import each other all the same: what the lower area may import of the higher one, and why. */
const ALLOWED = [
  {
    from: 'orders',
    to: 'shipping/carrier-answers.ts',
    reason:
      'An order is promised for a day that the carriers’ lists name; a shipment that leaves moves its order on.',
  },
  {
    from: 'orders',
    to: 'payments/manual-payment.ts',
    reason:
      'Money that an administrator enters is booked in the order’s own transaction; a payment changes its order.',
  },
];

/**
 * Imports go one way: catalogue, domain, contract ← server ← web's *.server.ts files. Components use domain and contract, never server.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'Rules and contract are pure: they import each other and the schema library, nothing else of ours, nothing of Node.',
      severity: 'error',
      from: { path: '^(domain|contract)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^(domain|contract)/', '^node_modules/zod/'] },
    },
    {
      name: 'domain-never-imports-contract',
      comment: 'The contract is made of the formats and limits of domain, never the other way round.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/' },
    },
    {
      name: 'catalogue-imports-only-rules-and-contract',
      severity: 'error',
      from: { path: '^catalogue/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^catalogue/', '^contract/', '^domain/'] },
    },
    {
      name: 'the-studio-stays-behind',
      comment: 'Models and lamps make the pictures; the shop only shows them.',
      severity: 'error',
      from: {
        path: '^(catalogue|contract|domain|server|web)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^studio/' },
    },
    {
      name: 'components-never-import-server',
      comment: 'What a page needs of the server is read in its *.server.ts file.',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.server\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'every-area-has-its-place',
      comment: 'A new area of the server gets its place in AREAS, after those that it imports.',
      severity: 'error',
      from: {},
      to: { path: `^server/(?!(${AREAS.join('|')})/)[^/]+/` },
    },
    {
      name: 'areas-do-not-know-who-puts-them-together',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/[^/]+\\.ts$', pathNot: '^server/config\\.ts$' },
    },
    ...AREAS.slice(0, -1).map((area, place) => ({
      name: `${area}-imports-only-lower-areas`,
      comment: 'Move the file to the area it belongs to, or let the caller pass the function in.',
      severity: 'error',
      from: { path: `^server/${area}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^server/(${AREAS.slice(place + 1).join('|')})/`,
        pathNot: ['^$', ...ALLOWED.filter(({ from }) => from === area).map(({ to }) => `^server/${to}$`)],
      },
    })),
    {
      name: 'storefront-never-imports-admin',
      comment: 'No code of the administrators reaches a shopper.',
      severity: 'error',
      from: { path: '^web/(storefront|ui|session|storage|api)/' },
      to: { path: '^web/admin/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\+types/', '^virtual:'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
