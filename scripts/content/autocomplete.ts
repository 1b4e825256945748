import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CollectionName, collections } from '#content/schema/collections.ts';
import { locales } from '#domain/access/routes.ts';
import { jsonSchemaOf } from '#server/content/check/json-schema.ts';
import { placeOf } from '#server/content/check/placement.ts';
import { root } from '../command.ts';
import { contentFiles } from './read-content.ts';

const nameOf = (collection: CollectionName, language: string) => `${collection}.${language}`;

/**
 * Writes the schemas and the list of content files from which Astro's extension for VS Code proposes fields and explains
 * them; the list has the form that Astro itself gives it, with a kind of file for each language.
 */
export function writeAutocomplete(folder = join(root, '.astro/collections')): void {
  mkdirSync(folder, { recursive: true });
  const names: string[] = [];
  for (const collection of Object.keys(collections) as CollectionName[])
    for (const language of locales) {
      const name = nameOf(collection, language);
      names.push(name);
      writeFileSync(join(folder, `${name}.schema.json`), JSON.stringify(jsonSchemaOf(collection, language), null, 2));
    }
  const entries: Record<string, string> = {};
  for (const { path } of contentFiles()) {
    const placed = placeOf(path);
    if (typeof placed === 'string') continue;
    const address = pathToFileURL(join(root, 'src/content', path)).toString();
    entries[decodeURIComponent(address).toLowerCase()] = nameOf(placed.collection, placed.language);
  }
  const list = { collections: names.map((name) => ({ hasSchema: true, name })), entries };
  writeFileSync(join(folder, 'collections.json'), JSON.stringify(list, null, 2));
}
