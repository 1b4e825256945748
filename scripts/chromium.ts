import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runPackage } from './command.ts';

/** Installs a package of Debian or Ubuntu, as root or with a `sudo` that asks nothing; false where that is impossible. */
async function installDebianPackage(name: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  const apt = (...options: string[]) =>
    root
      ? run('apt-get', options, { DEBIAN_FRONTEND: 'noninteractive' })
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options]);
  await apt('update', '-q');
  return (await apt('install', '-q', '-y', '--no-install-recommends', name)) === 0;
}

/** Without the parts that only a window needs; the tests run in three fifths of the time. */
const shell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

const places = [
  shell.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ubuntu has a /usr/bin/chromium-browser that only says how to install one. */
function runs(path: string): boolean {
  try {
    return /\d+\.\d+/.test(execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' }));
  } catch {
    return false;
  }
}

/** Path of a Chromium or Chrome: the one named by CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return configuredPath;
  return [...places, chromium.executablePath()].find(
    (path) => existsSync(path) && (path.startsWith('C:') || runs(path)),
  );
}

/** Finds a browser for the page tests or installs one; ends the process with a sentence where neither works. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  const isNamed = process.env.CHROMIUM_PATH !== undefined && process.env.CHROMIUM_PATH !== '';
  if (present && isNamed) {
    if (existsSync(present)) return present;
    console.error(`CHROMIUM_PATH names ${present}, but there is no such file.`);
    process.exit(1);
  }
  // Only a build machine gets a second browser.
  if (present && (present === shell.path || !process.env.CI)) return present;
  console.log(`${present ? 'No headless' : 'No'} Chromium found, installing one …`);
  const isThere = (await installDebianPackage(shell.name)) || (!present && (await installDebianPackage('chromium')));
  if (present) return isThere ? (findChromium() ?? present) : present;
  if (!isThere) await runPackage('playwright', ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The page tests need Chromium, and it could not be installed. Install Chromium or Chrome and name its program in CHROMIUM_PATH.',
  );
  process.exit(1);
}
