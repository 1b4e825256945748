import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatShortWeekday } from '#domain/date/date-format.ts';
import type { SubmissionStep } from '#domain/records/submission-step.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { StepEntry } from './StepList.tsx';

/** A moment (ms) as `Heute, 11:06`, of other days the day alone. */
export function momentText(at: number): string {
  const day = berlinDay(at);
  if (day !== berlinDay(Date.now())) return formatShortWeekday(day, pageLocale());
  return texts('record')('submission.today', { time: formatClock(at) });
}

/** A day (`YYYY-MM-DD`) by which something is done. */
export const byDayText = (day: string): string =>
  texts('record')('submission.by', { day: formatShortWeekday(day, pageLocale()) });

/** A moment (ms) by which something is done: of today the time, of other days the day. */
const byMomentText = (at: number): string =>
  berlinDay(at) === berlinDay(Date.now())
    ? texts('record')('submission.byTime', { time: formatClock(at) })
    : byDayText(berlinDay(at));

/** When a step was done or will be, as far as that is known. */
function whenText({ at, byMoment, by, on }: SubmissionStep): string | undefined {
  if (at !== undefined) return momentText(at);
  if (byMoment !== undefined) return byMomentText(byMoment);
  if (by !== undefined) return byDayText(by);
  return on && formatShortWeekday(on, pageLocale());
}

/** A step as an entry of the list, with its words. */
export const stepEntry = (step: SubmissionStep, words: Pick<StepEntry, 'title' | 'text'>): StepEntry => ({
  name: step.name,
  state: step.state,
  when: whenText(step),
  ...words,
});
