import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '../fixtures/running-server.ts';

interface Entry {
  id: string;
  restricted: boolean;
  [field: string]: unknown;
}

const fileOf = (portal: RunningServer, collection: string) => join(portal.dataDir, 'content', `${collection}.json`);

/** Entries that the build wrote beside the site for the server. */
export const builtContent = (portal: RunningServer, collection: string): Entry[] =>
  JSON.parse(readFileSync(fileOf(portal, collection), 'utf8'));

/** Puts other entries in their place, as a new build does. */
export function writeContent(portal: RunningServer, collection: string, entries: readonly Entry[]): void {
  mkdirSync(join(portal.dataDir, 'content'), { recursive: true });
  writeFileSync(fileOf(portal, collection), JSON.stringify(entries));
}
