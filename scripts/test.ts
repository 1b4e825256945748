import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { root, runPackage } from './command.ts';
import { ensureSite } from './site-build.ts';
import { checkCounts, playwrightCounts, readReport, sentence, sum, vitestCounts } from './test-counts.ts';

const results = join(root, 'test-results');
const unitReport = join(results, 'vitest.json');
const pageReport = join(results, 'playwright.json');
for (const file of [unitReport, pageReport]) rmSync(file, { force: true });
mkdirSync(results, { recursive: true });

const browser = await ensureChromium();
await ensureSite();

const checks = await runChecks();
const units = await runPackage('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
const pages = await runPackage('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_FILE: pageReport,
});

const total = sum([
  ...Object.values(checks).map(checkCounts),
  readReport(unitReport, vitestCounts, units),
  readReport(pageReport, playwrightCounts, pages),
]);
for (const [name, code] of Object.entries(checks)) console.log(`${name} check: ${code === 0 ? 'passed' : 'failed'}`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(sentence(total));
