import * as z from 'zod/mini';
import { productTypes } from '#contract/sales/product.ts';
import { level, line, restriction, slug } from './parts.ts';

const title = line(100, 'Titel des Kurses');
const description = line(240, 'Worum es geht, in ein, zwei Sätzen');
const chapterTitle = line(100, 'Titel des Kapitels');

/** A course: `<language>/<course>/course.md`; the Markdown text below introduces it. Its lessons lie in the same folder. */
export const german = z.strictObject({
  title,
  description,
  level,
  order: z.int('Eine ganze Zahl.').check(z.describe('Platz in der Reihe, kleinste Zahl zuerst')),
  chapters: z
    .array(
      z.strictObject({
        title: chapterTitle,
        lessons: z
          .array(slug)
          .check(
            z.minLength(1, 'Mindestens eine Lektion.'),
            z.describe('Lektionen in ihrer Reihenfolge: Dateinamen ohne .md'),
          ),
      }),
    )
    .check(z.minLength(1, 'Mindestens ein Kapitel.'), z.describe('Kapitel mit ihren Lektionen')),
  validMonths: z.optional(
    z
      .int('Eine ganze Zahl.')
      .check(
        z.minimum(1, 'Mindestens ein Monat.'),
        z.maximum(120, 'Höchstens 120 Monate.'),
        z.describe('Wie viele Monate das Zertifikat gilt; ohne Angabe endet es nie'),
      ),
  ),
  requiredFor: z.optional(
    z
      .array(z.enum(productTypes, 'Ein Produkt, das es gibt.'))
      .check(z.describe('Produkte, deren Aufträge nur senden darf, wer das Zertifikat dieses Kurses hat')),
  ),
  ...restriction,
});

/** What an English file may say; chapters stand in the German order. */
export const english = z.strictObject({
  title: z.optional(title),
  description: z.optional(description),
  chapters: z.optional(
    z
      .array(z.strictObject({ title: chapterTitle }))
      .check(z.describe('Englische Titel der Kapitel, in der Reihenfolge der deutschen Datei')),
  ),
});
