import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPackage } from './command.ts';

const stampFile = join(root, 'node_modules/.cache/portal/site');
const site = join(root, 'dist');
const folders = ['src', 'public', 'scripts/site'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Files that the site is made of; configurations and `.env` files stand in the root. */
function sources(): string[] {
  const inFolders = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [],
  );
  const inRoot = readdirSync(root).filter((name) => /^(astro.*\.config\.\w+|\.env(\..+)?)$/.test(name));
  return [...inFolders, ...[...inRoot, ...files].map((name) => join(root, name))].sort();
}

/** Tells one build from another: the sources, the public settings, and the year, which holidays and footer are built for. */
function fingerprint(): string {
  const hash = createHash('sha256').update(String(new Date().getFullYear()));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('PUBLIC_')) hash.update(`\0${name}=${value}`);
  }
  for (const file of sources()) hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** A site built by hand, perhaps with other settings, has another time. */
const stamp = (print: string) => `${print} ${statSync(site).mtimeMs}`;

/** The site, and beside it what only the server reads. */
function putInPlace(built: string): void {
  for (const part of ['', '.content']) {
    if (existsSync(site + part)) renameSync(site + part, `${built}.old${part}`);
    if (existsSync(built + part)) renameSync(built + part, site + part);
    rmSync(`${built}.old${part}`, { recursive: true, force: true });
  }
}

/**
 * Builds the site beside the one in dist and replaces it only when the build is complete, because a server may use dist
 * or another build may run. Returns the exit code.
 */
export async function buildSite(): Promise<number> {
  const print = fingerprint();
  const next = join(stampFile, `../next-${process.pid}`);
  const built = join(next, 'site');
  try {
    const code = await runPackage('astro', ['build', '--outDir', built], {
      // A build inside a test inherits another value and would get React's development build.
      NODE_ENV: 'production',
      EARLIER_SITE: process.env.EARLIER_SITE ?? site,
    });
    if (code !== 0) return code;
    rmSync(stampFile, { force: true });
    putInPlace(built);
    writeFileSync(stampFile, stamp(print));
    return 0;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Builds the site where dist is missing or older than its sources; ends the process where that fails. */
export async function ensureSite(): Promise<void> {
  // What only some may see lies beside the site.
  const whole = existsSync(site) && existsSync(`${site}.content`);
  const fresh = whole && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp(fingerprint());
  if (fresh) return;
  console.log('Building the site …');
  if ((await buildSite()) === 0) return;
  console.error('The site could not be built; the lines above say why.');
  process.exit(1);
}

if (import.meta.main) await ensureSite();
