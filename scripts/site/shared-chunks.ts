import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Kinds of pages, and where it is written which islands they load. */
const kindsOfPages = {
  portal: 'src/layouts/Portal.astro',
  login: 'src/pages/[...locale]/index.astro',
  reset: 'src/pages/[...locale]/reset-password.astro',
  terms: 'src/pages/[...locale]/terms-of-use.astro',
} as const;

/** Bytes before minifying. What so many screens share is small, and each of them gets all of it. */
const small = 4000;
const manyScreens = 3;

const islandsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\/(islands\/[\w/]+\.tsx)/g)].map(([, path = '']) => `/src/${path}`);

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
}
type Lookup = (id: string) => ModuleInfo | null;

/** Entries that need a module at their start. */
function entriesOf(id: string, lookup: Lookup): string[] {
  const seen = new Set<string>();
  const walk = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const importer of lookup(at)?.importers ?? []) walk(importer);
  };
  walk(id);
  return [...seen].filter((at) => lookup(at)?.isEntry);
}

/**
 * Puts what the same kinds of pages need at their start into one script; else each of some fifty modules that the islands
 * of a page share is a request of its own.
 */
export function sharedChunks(): Plugin {
  const kinds = Object.entries(kindsOfPages).map(([name, file]) => ({ name, islands: islandsOf(file) }));
  const needersOf = (id: string, lookup: Lookup): readonly string[] => {
    if (lookup(id)?.isEntry) return [];
    const entries = entriesOf(id, lookup);
    const others = entries.filter((entry) => !entry.includes('/src/islands/'));
    // Scripts of public pages, which must not load more than they need.
    if (others.some((entry) => !entry.includes('node_modules'))) return entries.length > 1 ? ['page'] : [];
    if (others.length > 0) return ['react'];
    const found = kinds.filter(({ islands }) => entries.some((entry) => islands.some((path) => entry.endsWith(path))));
    if (found.some(({ name }) => name === 'portal')) return found.map(({ name }) => name);
    if (found.length > 0 || entries.length < manyScreens) return [];
    // It would take along what else it imports, and forms of public pages would load all of it.
    return lookup(id)?.importedIds.every((at) => needersOf(at, lookup).length > 0) ? ['screens'] : [];
  };
  const group = (priority: number, fits: (needers: readonly string[]) => boolean) => ({
    priority,
    name: (id: string, context: { getModuleInfo: Lookup }) => {
      const needers = needersOf(id, (at) => context.getModuleInfo(at));
      return needers.length > 0 && fits(needers) ? `shared-${needers.join('-')}` : null;
    },
  });
  return {
    name: 'shared-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        // What more kinds of pages need comes first, because a group takes along what its modules import.
        groups: [
          group(9, ([name]) => name === 'page'),
          group(8, ([name]) => name === 'react'),
          ...kinds.map((_, at) => group(at + 1, ({ length, 0: name }) => length === at + 1 && name !== 'screens')),
          { ...group(0, ([name]) => name === 'screens'), maxModuleSize: small },
        ],
      },
    }),
  };
}
