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
      name: 'catalogue-imports-only-rules-and-contract',
      severity: 'error',
      from: { path: '^catalogue/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^catalogue/', '^contract/', '^domain/', '^studio/made\\.json$'] },
    },
    {
      name: 'the-studio-stays-behind',
      comment: 'Models and lamps make the pictures; the shop only shows them.',
      severity: 'error',
      from: {
        path: '^(catalogue|contract|domain|server|web)/',
        pathNot: '\\.test\\.ts$',
      },
      // The list of what was taken is for all.
      to: { path: '^studio/', pathNot: 'made\\.json$' },
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
