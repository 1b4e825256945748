import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type LegalName, type LegalTexts, legalNames } from '#contract/brand/legal.ts';
import type { Config } from '../config/config.ts';

const text = z.object({
  title: z.string(),
  description: z.string(),
  body: z.string(),
  version: z.string(),
  changes: z.array(z.string()),
});
const written = z.record(z.string(), z.object({ de: text, en: text }));
export type ShippedLegal = Readonly<Partial<Record<LegalName, { version: string; texts: LegalTexts }>>>;

const byFile = new Map<string, { changed: number; shipped: ShippedLegal }>();

/** The legal texts that the site was built with; empty where there is no build. */
export function shippedLegal({ contentDir }: Pick<Config, 'contentDir'>): ShippedLegal {
  const file = join(contentDir, 'legal.json');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return {};
  const before = byFile.get(file);
  if (before?.changed === changed) return before.shipped;
  const read = written.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = legalNames.flatMap((name) => {
    const both = read[name];
    if (!both) return [];
    const bare = ({ version: _, ...rest }: z.output<typeof text>) => rest;
    return [[name, { version: both.de.version, texts: { de: bare(both.de), en: bare(both.en) } }] as const];
  });
  const shipped: ShippedLegal = Object.fromEntries(entries);
  byFile.set(file, { changed, shipped });
  return shipped;
}
