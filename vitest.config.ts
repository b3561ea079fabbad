import { defineConfig } from 'vitest/config';

/**
 * The files that one worker runs share what they import, which costs more than most of the tests. A project does not
 * inherit this from the settings above it.
 */
const sharedImports = { isolate: false } as const;

/** Rules run alone and fast; the server's tests share one real PostgreSQL, each file on a copy of its own. */
export default defineConfig({
  test: {
    // By default one of two cores would wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...sharedImports,
          name: 'rules',
          include: ['{catalogue,contract,domain,web,docs,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...sharedImports,
          name: 'server',
          // After the rules: a worker that changes between the two kinds would have to begin anew.
          sequence: { groupOrder: 1 },
          include: ['{server,torture}/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
