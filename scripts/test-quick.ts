import { beginningOfWork, changedFiles } from './changed-files.ts';
import { runChecks, typesOfScripts } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { runPackage } from './command.ts';
import { relatedTests } from './related-tests.ts';
import { ensureSite } from './site-build.ts';
import { nearestFirst, nearestPages, touchedSpecs } from './touched-tests.ts';

/** These always run in full, regardless of the change. */
const rules = ['tests/unit/domain', 'tests/unit/contract', 'tests/unit/content'];
/** So many files as fit into a minute and a half; the others are named. */
const most = { unit: 30, server: 4, pages: 2 };
/** Takes half of it alone: kills servers, or builds sites. */
const isSlow = (file: string) => file.startsWith('tests/faults/') || file.startsWith('tests/unit/site/');

const since = beginningOfWork();
const changed = changedFiles(since);
const near = async (...projects: string[]) => nearestFirst(await relatedTests(projects, since), changed);
const touchedUnits = (await near('unit', 'rules')).filter(
  (file) => !rules.some((folder) => file.startsWith(`${folder}/`)),
);
const units = touchedUnits.filter((file) => !isSlow(file));
const servers = await near('server');
const pages = nearestPages(touchedSpecs(changed), changed);

async function runPages(names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  await ensureSite();
  const files = names.map((name) => `/${name.replaceAll('.', '\\.')}$`);
  const options = ['--workers=1', '--reporter=line', '--grep-invert', ' (?:en phone|en desktop|de phone) '];
  return runPackage('playwright', ['test', ...files, ...options], { CHROMIUM_PATH: await ensureChromium() });
}

/** All rules, which is where most of the tests are, and of the others those that a change touches. */
const runUnits = () =>
  runPackage('vitest', ['run', ...rules, ...units.slice(0, most.unit), ...servers.slice(0, most.server)]);

const types = changed.some((path) => path.endsWith('.astro')) ? undefined : typesOfScripts;
const [checks, unit, page] = await Promise.all([
  runChecks(undefined, types),
  runUnits(),
  runPages(pages.slice(0, most.pages)),
]);
const ended = { ...checks, 'unit tests': unit, 'page tests': page };
const left = [
  ...touchedUnits.filter(isSlow),
  ...units.slice(most.unit),
  ...servers.slice(most.server),
  ...pages.slice(most.pages),
];
if (left.length > 0) console.log(`\nTouched too, and left to npm test:\n  ${left.join('\n  ')}`);
for (const [name, code] of Object.entries(ended)) console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
process.exitCode = Object.values(ended).every((code) => code === 0) ? 0 : 1;
