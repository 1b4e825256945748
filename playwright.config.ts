import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests/pages',
  outputDir: './test-results/pages',
  globalSetup: './tests/pages/fixtures/demo-data.ts',
  forbidOnly: true,
  workers: 3,
  // A second try tells a race from a fault; `npm test` counts a test that needed it as failed.
  retries: process.env.CI ? 1 : 0,
  // Nothing is asserted about time: these end what hangs, on a machine too that is busy with other things.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs every test some time, so that only a report has it.
    trace: process.env.SHOTS === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // No page lives long enough to earn what optimizing its scripts costs, a fifth of what pages take; compiling them
        // at once, without optimizing, saves another 4 %.
        '--js-flags=--no-opt --no-maglev --always-sparkplug',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine can be reached; a request elsewhere fails its test.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
