import { defineConfig } from 'vitest/config';

/** Rules run alone and fast; the server's tests share one real PostgreSQL, each file on a copy of its own. */
export default defineConfig({
  test: {
    // By default one of two cores would wait; and files of one worker share what they import, which costs more than the tests.
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{catalogue,domain,web,docs,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/db/test-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
