import { nearest } from '#domain/text/nearest.ts';
import { ensureChromium } from './chromium.ts';
import { runPackage } from './command.ts';
import { pageSpecs, routePaths, specName } from './page-specs.ts';
import { ensureSite } from './site-build.ts';

const options = process.argv.slice(2);
const requestedPage = options.find((option) => !option.startsWith('-'));
// A page with many tests has several files: etc-tickets-edit.spec.ts, etc-tickets-edit.uploads.spec.ts.
const specs = [...new Set(pageSpecs().map((file) => file.split('.')[0] ?? ''))];
const tested = routePaths.filter((path) => specs.includes(specName(path)));
const stories = specs.filter((spec) => !tested.some((path) => specName(path) === spec));

if (requestedPage === undefined) {
  console.log('Usage: npm run test:page -- <route> [--headed] [--debug] [--report]\n\nRoutes with tests:');
  for (const path of tested) console.log(`  ${path}`);
  if (stories.length > 0) console.log('\nStories over several pages:');
  for (const story of stories) console.log(`  ${story}`);
  process.exit();
}

const spec = [requestedPage, specName(requestedPage)].find((name) => specs.includes(name));
if (spec === undefined) {
  const near = nearest(requestedPage, [...tested, ...stories]);
  console.error(
    `There is no page test for ${requestedPage}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''} Without a route, this command lists them.`,
  );
  process.exit(1);
}

const report = options.includes('--report');
const passedOn = options.filter((option) => option !== requestedPage && option !== '--report');
const browser = await ensureChromium();
await ensureSite();
const code = await runPackage(
  'playwright',
  ['test', `/${spec}(\\.[a-z-]+)?\\.spec\\.ts$`, report ? '--reporter=list,html' : '--reporter=list', ...passedOn],
  {
    CHROMIUM_PATH: browser,
    ...(report ? { SHOTS: '1', PLAYWRIGHT_HTML_OPEN: 'never' } : {}),
  },
);
if (report) console.log('Report with pictures: playwright-report/index.html (or npx playwright show-report)');
process.exitCode = code;
