import * as z from 'zod/mini';
import { day, files, filesInEnglish, line, restriction } from './parts.ts';

const title = line(120, 'Betreff des Newsletters');
const description = line(240, 'Was darin steht, in ein, zwei Sätzen');

/** A newsletter in the archive; the Markdown text below is what was sent. */
export const german = z.strictObject({
  title,
  description,
  date: day('Tag des Versands'),
  files: z.optional(files),
  ...restriction,
});

/** What an English file may say; everything else comes from the German one. */
export const english = z.strictObject({
  title: z.optional(title),
  description: z.optional(description),
  files: filesInEnglish,
});
