/**
 * Imports go one way: catalogue, domain ← server ← web's *.server.ts files. Components use domain, never server.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'The rules are pure: they import each other and the schema library, nothing else of ours, nothing of Node.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'catalogue-imports-only-domain',
      severity: 'error',
      from: { path: '^catalogue/', pathNot: ['\\.test\\.ts$', '^catalogue/photography/'] },
      to: { pathNot: ['^catalogue/', '^domain/'] },
    },
    {
      name: 'photography-stays-in-the-studio',
      comment: 'Models and lamps make the pictures; the shop only shows them.',
      severity: 'error',
      from: {
        path: '^(catalogue|domain|server|web)/',
        pathNot: ['\\.test\\.ts$', '^catalogue/photography/'],
      },
      // The list of what was taken is for all.
      to: { path: '^catalogue/photography/', pathNot: 'made\\.json$' },
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
      name: 'storefront-never-imports-backoffice',
      comment: 'No code of the back-office reaches a shopper.',
      severity: 'error',
      from: { path: '^web/(storefront|ui|stores|api)/' },
      to: { path: '^web/backoffice/' },
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
