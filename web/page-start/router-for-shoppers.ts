import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/]\w+[\\/][\w-]+\.mjs$/;
/** What the router shows by itself when even the shop's own error pages fail: the error's message and its stack. */
const ERROR_PAGES = /function (?:RemixRootDefaultErrorBoundary|DefaultErrorComponent)\(.*?\n}\n/gs;
const FOR_DEVELOPERS = 'var ENABLE_DEV_WARNINGS = true;';

/** The router as it is installed speaks to developers, also on its error pages. Shoppers get it in their own words. */
export function routerForShoppers(): Plugin {
  let changes = 0;
  return {
    name: 'router-for-shoppers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const changed = (text: string) => {
        changes += 1;
        return text;
      };
      return code
        .replace(FOR_DEVELOPERS, () => changed('var ENABLE_DEV_WARNINGS = false;'))
        .replace(ERROR_PAGES, (page) => changed(inWords(page)));
    },
    buildEnd(error) {
      if (error === undefined && changes !== 3)
        this.error(`The router is not the one that was known: ${changes} of 3 places were found in it.`);
    },
  };
}

/** Without any part of the shop, which may be what failed. */
function inWords(page: string): string {
  const [, name] = /^function (\w+)/.exec(page) ?? [];
  const [create] = /\w+\.createElement/.exec(page) ?? [];
  const frame = page.includes('BoundaryShell')
    ? 'BoundaryShell, { title: "Something Went Wrong", isOutsideRemixApp: true }'
    : '"main", null';
  return `function ${name}() {
  return ${create}(${frame},
    ${create}("h1", null, "Something Went Wrong"),
    ${create}("a", { href: "" }, "Try again"));
}
`;
}
