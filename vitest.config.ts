import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,server,faults}/**/*.test.ts'],
    setupFiles: ['server/quick-imports.ts'],
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
