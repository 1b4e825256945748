import * as z from 'zod/mini';
import { day, files, filesInEnglish, film, level, line, minutes, restriction } from './parts.ts';

const title = line(100, 'Titel');
const description = line(240, 'Worum es geht, in ein, zwei Sätzen');

/** A tutorial for sales partners; the Markdown text below is its written part. */
export const german = z.strictObject({
  title,
  description,
  topic: z
    .enum(['portal', 'sales', 'products', 'commission'], 'portal, sales, products oder commission.')
    .check(z.describe('Thema: portal, sales (Vertrieb), products (Produkte), commission (Provision)')),
  level,
  minutes: minutes('Dauer in Minuten, Film und Text zusammen'),
  date: day('Tag der Veröffentlichung'),
  film: z.optional(film),
  files: z.optional(files),
  ...restriction,
});

/** What an English file may say; everything else comes from the German one. */
export const english = z.strictObject({
  title: z.optional(title),
  description: z.optional(description),
  film: z.optional(film),
  files: filesInEnglish,
});
