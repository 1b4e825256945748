import * as z from 'zod/mini';
import { files, filesInEnglish, film, line, minutes } from './parts.ts';

const title = line(100, 'Titel der Lektion');
const question = line(240, 'Die Frage');
const answer = line(160, 'Eine Antwort zur Auswahl');
const explanation = line(300, 'Was nach der Auswertung dazu gesagt wird');

const askedQuestion = z
  .strictObject({
    question,
    answers: z
      .array(z.strictObject({ text: answer, correct: z.optional(z.boolean('true oder false.')) }))
      .check(z.minLength(2, 'Mindestens zwei Antworten.'), z.maxLength(6, 'Höchstens sechs Antworten.')),
    explanation: z.optional(explanation),
  })
  .check(
    z.refine(({ answers }) => answers.some(({ correct }) => correct), {
      error: 'Mindestens eine Antwort braucht correct: true.',
      path: ['answers'],
    }),
  );

/** A lesson: `<language>/<course>/<lesson>.md`; the Markdown text below is its written part. Its course says who sees it. */
export const german = z.strictObject({
  title,
  minutes: minutes('Dauer in Minuten, Film und Text zusammen'),
  film: z.optional(film),
  files: z.optional(files),
  quiz: z.optional(
    z
      .array(askedQuestion)
      .check(
        z.minLength(1, 'Mindestens eine Frage.'),
        z.maxLength(20, 'Höchstens 20 Fragen.'),
        z.describe('Fragen am Ende der Lektion'),
      ),
  ),
});

/** What an English file may say; questions and answers stand in the German order. */
export const english = z.strictObject({
  title: z.optional(title),
  film: z.optional(film),
  files: filesInEnglish,
  quiz: z.optional(
    z
      .array(
        z.strictObject({
          question,
          answers: z.array(z.strictObject({ text: answer })),
          explanation: z.optional(explanation),
        }),
      )
      .check(z.describe('Englische Fragen und Antworten, in der Reihenfolge der deutschen Datei')),
  ),
});
