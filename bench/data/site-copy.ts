import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/command.ts';

const parts = [
  'src',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
];

/** A copy of all that the site is made of, with the packages of the repository and caches of its own. */
export async function copyOfSources(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-site-'));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  // Of the server only what the site's sources import for their types.
  await cp(join(root, 'server'), join(folder, 'server'), { recursive: true });
  const modules = join(root, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(modules))
    if (!name.startsWith('.')) await symlink(join(modules, name), join(folder, 'node_modules', name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export interface Cost {
  readonly ms: number;
  /** Of all threads of the program, without other programs that it starts. */
  readonly cpuMs: number;
  readonly peakMiB: number;
}

/** Says at its end what a program has cost; the fourth stream is ours. */
const ledger = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, JSON.stringify({ cpuMs: (user + system) / 1000, peakMiB: process.resourceUsage().maxRSS / 1024 }));
  });
`)}`;

/** Runs a program of the copy to its end. */
export async function costOf(folder: string, program: string, options: readonly string[] = []): Promise<Cost> {
  const from = performance.now();
  const child = spawn(process.execPath, ['--import', ledger, program, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const resultPipe = child.stdio[3];
  const resultChunks = resultPipe && 'toArray' in resultPipe ? resultPipe.toArray() : [];
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
  return { ms: performance.now() - from, ...JSON.parse((await resultChunks).join('')) };
}
