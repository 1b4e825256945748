import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,server,faults}/**/*.test.ts'],
    setupFiles: ['server/quick-imports.ts'],
    allowOnly: false,
    // As with the page tests: a loaded build machine may break what is not the subject.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
