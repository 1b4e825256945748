import type * as z from 'zod/mini';
import * as courses from './academy-courses.ts';
import * as lessons from './academy-lessons.ts';
import * as announcements from './announcements.ts';
import * as commissionFormats from './commission-formats.ts';
import * as help from './help.ts';
import * as legal from './legal.ts';
import * as networkOperators from './network-operators.ts';
import * as newsletters from './newsletters.ts';
import * as tutorials from './tutorials.ts';

interface CollectionRules {
  /** Folder in `src/content`; below it lie `de` and `en`. */
  readonly folder: string;
  /** Files below a language's folder. */
  readonly pattern: string | string[];
  /** Front matter of a German file, which every entry has. */
  readonly german: z.ZodMiniType;
  /** Front matter of an English file; what it leaves out is shown in German. */
  readonly english: z.ZodMiniType;
}

/** Everything that editors keep as files. */
export const collections = {
  'network-operators': { folder: 'network-operators', pattern: '*.md', ...networkOperators },
  tutorials: { folder: 'tutorials', pattern: '*.md', ...tutorials },
  academy: { folder: 'academy', pattern: '*/course.md', ...courses },
  lessons: { folder: 'academy', pattern: ['*/*.md', '!*/course.md'], ...lessons },
  newsletters: { folder: 'newsletters', pattern: '*.md', ...newsletters },
  announcements: { folder: 'announcements', pattern: '*.md', ...announcements },
  'commission-formats': { folder: 'commission-formats', pattern: '*.md', ...commissionFormats },
  legal: { folder: 'legal', pattern: '*.md', ...legal },
  help: { folder: 'help', pattern: '*.md', ...help },
} as const satisfies Record<string, CollectionRules>;

export type CollectionName = keyof typeof collections;
