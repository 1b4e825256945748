import { globSync } from 'node:fs';
import { beginningOfWork, changedFiles } from './changed-files.ts';
import { runChecks } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { root, runPackage } from './command.ts';
import { pageSpecs } from './page-specs.ts';
import { relatedTests } from './related-tests.ts';
import { ensureSite } from './site-build.ts';
import { nearestFirst, touchedSpecs } from './touched-tests.ts';

/** As many as fit into a minute and a half; the others are named. */
const most = { server: 8, specs: 2 };

const since = beginningOfWork();
const changed = changedFiles(since);
const servers = nearestFirst(await relatedTests('server', since), changed);
const specs = touchedSpecs(changed).filter((spec) => pageSpecs().includes(`${spec}.spec.ts`));

async function runPages(names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  await ensureSite();
  const files = names.map((name) => `/${name}(\\.[a-z-]+)?\\.spec\\.ts$`);
  const options = ['--workers=1', '--reporter=line', '--grep-invert', ' (?:en phone|en desktop|de phone) '];
  return runPackage('playwright', ['test', ...files, ...options], { CHROMIUM_PATH: await ensureChromium() });
}

const units = async () => {
  // All but the one that builds a site.
  const quick = globSync('tests/unit/**/*.test.ts', { cwd: root, exclude: ['tests/unit/site/variants.test.ts'] });
  const code = await runPackage('vitest', ['run', '--project', 'rules', '--project', 'unit', ...quick]);
  const near = servers.slice(0, most.server);
  return near.length === 0 ? code : code || (await runPackage('vitest', ['run', '--project', 'server', ...near]));
};

const [checks, unit, pages] = await Promise.all([runChecks(), units(), runPages(specs.slice(0, most.specs))]);
const ended = { ...checks, 'unit tests': unit, 'page tests': pages };
const left = [...servers.slice(most.server), ...specs.slice(most.specs).map((spec) => `${spec}.spec.ts`)];
if (left.length > 0) console.log(`\nTouched too, and left to npm test:\n  ${left.join('\n  ')}`);
for (const [name, code] of Object.entries(ended)) console.log(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
process.exitCode = Object.values(ended).every((code) => code === 0) ? 0 : 1;
