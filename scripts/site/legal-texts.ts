import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { legalNames } from '#contract/brand/legal.ts';
import { root } from '../command.ts';

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly version?: string;
  readonly changes?: readonly { version: string; items: readonly string[] }[];
}

/** The build has checked the front matter before. */
function read(name: string, language: 'de' | 'en') {
  const file = readFileSync(join(root, 'src/content/legal', language, `${name}.md`), 'utf8');
  const [, head = '', ...body] = file.split(/^---\r?$/m);
  const { title, description, date, version = String(date), changes = [] } = parse(head) as FrontMatter;
  const own = changes.find((change) => change.version === version)?.items ?? [];
  return { title, description, version, body: body.join('---').trim(), changes: [...own] };
}

/** The legal texts as they stand in the site, from which later versions are made. */
export const builtLegalTexts = () =>
  Object.fromEntries(legalNames.map((name) => [name, { de: read(name, 'de'), en: read(name, 'en') }]));
