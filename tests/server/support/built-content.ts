import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from './portal.ts';

interface Input {
  id: string;
  restricted?: boolean;
  roles?: string[];
  validFrom?: number;
  validUntil?: number;
  [field: string]: unknown;
}

const inLanguage = (fields: object, id: string, language: string) => ({
  id,
  html: `<p>${language}</p>`,
  german: language === 'en' ? ['html'] : [],
  ...fields,
});

/** Puts beside the site what a build would have written for a collection; fields that are no rules are its texts. */
export function writeBuiltContent(portal: Portal, collection: string, entries: readonly Input[]): void {
  mkdirSync(portal.config.contentDir, { recursive: true });
  const built = entries.map(({ id, restricted = true, roles, validFrom, validUntil, ...fields }) => ({
    id,
    restricted,
    ...(roles && { roles }),
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
    de: inLanguage(fields, id, 'de'),
    en: inLanguage(fields, id, 'en'),
  }));
  writeFileSync(join(portal.config.contentDir, `${collection}.json`), JSON.stringify(built));
}
