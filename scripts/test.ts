import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, typesOfAll } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { root, runPackage } from './command.ts';
import { playwrightFailures, readFailures, vitestFailures } from './failed-tests.ts';
import { ensureSite } from './site-build.ts';
import { checkCounts, flakyCount, playwrightCounts, readReport, sentence, sum, vitestCounts } from './test-counts.ts';

const results = join(root, 'test-results');
const unitReport = join(results, 'vitest.json');
const pageReport = join(results, 'playwright.json');
for (const file of [unitReport, pageReport]) rmSync(file, { force: true });
mkdirSync(results, { recursive: true });

const reporters = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
// What runs beside the build and the unit tests is shown when all are done.
const besideFile = join(results, 'beside.log');
const beside = openSync(besideFile, 'w');
const site = ensureSite();
// Types are those of a site that is built: both would write down those of its content.
const checked = runChecks(beside, (output) => site.then(() => typesOfAll(output)));
const [browser] = await Promise.all([ensureChromium(), site]);
const [units, checks] = await Promise.all([runPackage('vitest', ['run', ...reporters(unitReport)]), checked]);
closeSync(beside);
process.stdout.write(readFileSync(besideFile));
const pages = await runPackage('playwright', ['test', '--reporter=list,json'], {
  CHROMIUM_PATH: browser,
  PLAYWRIGHT_JSON_OUTPUT_FILE: pageReport,
});

const total = sum([
  ...Object.values(checks).map(checkCounts),
  readReport(unitReport, vitestCounts, units),
  readReport(pageReport, playwrightCounts, pages),
]);
const failures = [...readFailures(unitReport, vitestFailures), ...readFailures(pageReport, playwrightFailures)];
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}\n`);
for (const [name, code] of Object.entries(checks)) console.log(`${name} check: ${code === 0 ? 'passed' : 'failed'}`);
// A second try that went well is named and counted as failed above; it does not by itself refuse what was built.
process.exitCode = total.failed === flakyCount(pageReport) ? 0 : 1;
console.log(sentence(total));
