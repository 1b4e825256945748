import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const pure = ['tests/unit/*.test.ts', 'tests/unit/{content,contract,domain,islands,scripts,site}/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['server/core/quick-imports.ts'],
    globalSetup: ['tests/temporary-files.ts', 'tests/test-databases.ts'],
    allowOnly: false,
    // A server test waits two fifths of its time for its database: otherwise a part of each processor would stay idle.
    maxWorkers: availableParallelism() + 1,
    // Nothing is asserted about time: these end what hangs, on a machine too that is busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      // By its name it comes first: much of it waits, and its longest tests would run alone at the end.
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'] } },
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: pure } },
      // Rules without state and portals of a test's own may share what they import: that takes longer than most of them.
      { extends: true, test: { name: 'rules', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/server/support/statement-guard.ts'],
          isolate: false,
        },
      },
    ],
  },
});
