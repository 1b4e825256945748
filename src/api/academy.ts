import type * as z from 'zod/mini';
import * as contract from '../contract/academy.ts';
import type { Locale } from '../domain/access/routes.ts';
import { get, getFile, post, send } from './http.ts';

const forFoundation = (trid: string) => `?_foundation=${encodeURIComponent(trid)}`;
const place = (course: string, lesson: string) => `${encodeURIComponent(course)}/${encodeURIComponent(lesson)}`;

/** What the user has opened and finished, the newest first. */
export const readProgress = () => get('/academy/progress', {}, contract.academyProgress);

/** Notes that a lesson was opened or finished, and the second at which its film is. */
export const recordLesson = (
  trid: string,
  course: string,
  lesson: string,
  note: z.input<typeof contract.progressInput>,
) => send(`/academy/progress/${place(course, lesson)}${forFoundation(trid)}`, { method: 'PUT', body: note });

/** For each question the places of the chosen answers, counted from 0. */
export const answerQuiz = (trid: string, course: string, lesson: string, answers: number[][]) =>
  post(`/academy/quiz/${place(course, lesson)}${forFoundation(trid)}`, { answers }, contract.quizResult);

/** The certificate of a finished course, a PDF. */
export const readCertificate = (trid: string, course: string, locale: Locale): Promise<Blob> =>
  getFile(`/academy/certificate/${encodeURIComponent(course)}`, { _foundation: trid, _lang: locale });

/** Products that need a certificate before ordering, and whether the user has it. */

/** Reopens the lessons of a course when its certificate expires soon or has expired. */
export const renewCourse = (trid: string, course: string): Promise<void> =>
  send(`/academy/renewals/${encodeURIComponent(course)}${forFoundation(trid)}`, { method: 'POST' });
