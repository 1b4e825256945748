import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeLinks } from '#server/db/postgres/programs.ts';
import { root } from '../command.ts';
import { embeddedDatabase, isForRunning, namedPackages, packageFolders, sourceFolders } from './runtime-packages.ts';

interface Options {
  /** Where `DATABASE_URL` names a database, the embedded one is 60 MB of nothing. */
  readonly withDatabase: boolean;
}

const papers = ['LICENSE-THIRD-PARTY.md', 'sbom.json', 'CHANGELOG.md'];
const site = ['dist', 'dist.content'];

/** Packages nested in another one come with their own path. */
const isNested = (from: string) => (file: string) => !file.slice(from.length + 1).startsWith('node_modules');

/** A `package.json` that says the imports and the version, without scripts and without packages of developers. */
function ownPackage(): string {
  const { name, version, type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `${JSON.stringify({ name, version, private: true, type, imports }, undefined, 2)}\n`;
}

/** Makes a folder that holds all that a server runs on, Node too, and nothing to build or test it with. */
export function assembleProgram(folder: string, { withDatabase }: Options): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  for (const part of site)
    if (!existsSync(join(root, part))) throw new Error('There is no built site; run `npm run build` first.');
  const copy = (path: string, filter?: (file: string) => boolean) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      ...(filter && { filter }),
    });
  };
  for (const path of [...sourceFolders, ...site, ...papers]) copy(path);
  for (const path of packageFolders([...namedPackages(), ...(withDatabase ? [embeddedDatabase] : [])])) {
    const isOwn = isNested(join(root, path));
    copy(path, (file) => isOwn(file) && isForRunning(file));
  }
  if (withDatabase) makeLinks(join(folder, 'node_modules', embeddedDatabase, 'native'));
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(join(root, 'node_modules/node/bin/node'), join(folder, 'bin/node'));
  cpSync(join(root, 'deploy/bin'), join(folder, 'bin'), { recursive: true });
  for (const program of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', program), 0o755);
  writeFileSync(join(folder, 'package.json'), ownPackage());
}

/** Bytes of the files of a folder, by its entries. */
export function sizesOf(folder: string): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const top = path.slice(folder.length + 1).split('/')[0] ?? '';
    sizes[top] = (sizes[top] ?? 0) + statSync(path).size;
  }
  return sizes;
}
