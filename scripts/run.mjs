// @ts-check
// What every npm script runs first: `node scripts/run.mjs <file> [...arguments]`. It must work on Node 20 in a bare clone,
// so it is plain JavaScript without packages: it installs what is missing and hands over to the file on Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverFlags, serverMemory } from './server-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], dev?: boolean, devOptional?: boolean }> }} LockFile */

/** @param {string} path @returns {LockFile | undefined} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Packages of other platforms need not be there; npm does not always say for which C library one is.
 * @param {LockFile['packages'][string]} entry
 */
const mayBeMissing = ({ optional, os, cpu, libc }) =>
  optional === true && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** What runs where `npm ci --omit=dev` left out the programs of developers. */
const forOperators = /^server\/|^scripts\/(?:start|build|publish|content\/check|deploy\/main)\.ts$/;

/**
 * npm keeps a copy of the lock file of what it has installed; optional packages of other platforms are not in it.
 *
 * @param {string} file
 */
function isInstalled(file) {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = present.packages[path];
    const mayLack = mayBeMissing(entry) || ((entry.dev || entry.devOptional) === true && forOperators.test(file));
    return path === '' || (found ? found.version === entry.version : mayLack);
  });
}

function install() {
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const installed = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows });
  if (installed.status === 0) return;
  console.error('The packages could not be installed. The lines above say why; is the package registry reachable?');
  process.exit(1);
}

const [file, ...options] = process.argv.slice(2);
if (!file) throw new Error('Usage: node scripts/run.mjs <file> [...arguments]');
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`The portal needs Node 20 or newer to start; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!isInstalled(file)) install();

const isServer = file === 'scripts/start.ts';
const binaries = join(root, 'node_modules', '.bin');
const child = spawn(
  join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node'),
  ['--disable-warning=ExperimentalWarning', ...(isServer ? serverFlags : []), join(root, file), ...options],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...(isServer ? serverMemory : {}),
      ...process.env,
      PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  },
);

// A terminal sends Ctrl+C to the whole group, so the child has it already.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
// npm passes a signal to its shell only, which ends without telling us.
const parent = process.ppid;
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 200).unref();
child.on('error', (error) => {
  console.error(`Node 24 could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
