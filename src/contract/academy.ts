import * as z from 'zod/mini';
import { time } from './fields.ts';

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'invalid'));
export const courseParams = z.object({ course: slug });
export const lessonParams = z.object({ course: slug, lesson: slug });

/** What a user has done of a lesson; `opened` and `done` in ms since the epoch. */
const lessonProgress = z.object({
  course: z.string(),
  lesson: z.string(),
  opened: time,
  done: z.optional(time),
  /** Second of the film at which the user left it; missing at its beginning. */
  second: z.optional(z.number()),
});

export const certificate = z.object({
  course: z.string(),
  number: z.string(),
  issued: time,
  /** Its last day (`YYYY-MM-DD`), where it has an end. */
  validUntil: z.optional(z.string()),
});
export type Certificate = z.infer<typeof certificate>;

/** The newest lesson first, so that the first one is where the user left off. */
export const academyProgress = z.object({
  items: z.array(lessonProgress),
  total: z.number(),
  certificates: z.array(certificate),
});
export type AcademyProgress = z.infer<typeof academyProgress>;

/** Opening a lesson is noted too, and the second where its film is; a lesson with questions is done by answering them. */
export const progressInput = z.strictObject({
  done: z.boolean(),
  second: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(86_400))),
});

/** For each question the places of the chosen answers, counted from 0. */
export const quizAnswers = z.strictObject({
  answers: z
    .array(z.array(z.number().check(z.int(), z.minimum(0), z.maximum(20))).check(z.maxLength(20)))
    .check(z.maxLength(50)),
});

export const quizResult = z.object({
  /** Every question is answered right. */
  passed: z.boolean(),
  /** An explanation only where the answer is right, so that the others can be tried again. */
  questions: z.array(z.object({ right: z.boolean(), explanation: z.optional(z.string()) })),
});
export type QuizResult = z.infer<typeof quizResult>;
