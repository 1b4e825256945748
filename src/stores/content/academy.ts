import * as api from '#api/academy.ts';
import { ApiError } from '#api/api-error.ts';
import type { QuizResult } from '#contract/academy.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { queryStore } from '../data/address-query.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { saveBlob } from '../files/save-file.ts';
import { $dataScope } from '../session/data-scope.ts';

/** What the user has opened and finished of the academy. */
export const academyProgress = ownedLoader('academy', api.readProgress);

/** Restarts a course before its certificate expires; finished lessons are open again. Throws ApiError. */
export async function renewCourse(course: string): Promise<void> {
  await api.renewCourse(trid(), course);
  await academyProgress.reload();
}

/** The course and lesson that the page for restricted courses shows. */
export const courseAddress = queryStore({ id: '', lesson: '' });

function trid(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** Notes where the user is; that a lesson can be read does not depend on it. */
export async function recordOpened(course: string, lesson: string): Promise<void> {
  try {
    await api.recordLesson(trid(), course, lesson, { done: false });
  } catch {
    return;
  }
  await academyProgress.reload();
}

/** Notes where the film of a lesson is, so that it goes on there on every device; a film plays without it too. */
export async function rememberFilmPlace(course: string, lesson: string, second: number): Promise<void> {
  try {
    await api.recordLesson(trid(), course, lesson, { done: false, second });
  } catch {
    // The next note may come through.
  }
}

/** Throws ApiError. */
export async function finishLesson(course: string, lesson: string): Promise<void> {
  await api.recordLesson(trid(), course, lesson, { done: true });
  await academyProgress.reload();
}

/** For each question the places of the chosen answers. Throws ApiError. */
export async function answerQuiz(course: string, lesson: string, answers: number[][]): Promise<QuizResult> {
  const result = await api.answerQuiz(trid(), course, lesson, answers);
  if (result.passed) await academyProgress.reload();
  return result;
}

/** Hands the user the certificate of a finished course. Throws ApiError. */
export async function saveCertificate(course: string, name: string): Promise<void> {
  saveBlob(name, await api.readCertificate(trid(), course, pageLocale()));
  await academyProgress.reload();
}
