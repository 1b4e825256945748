import type { Locale } from '../access/routes.ts';
import { noticeMoment } from './notice-moment.ts';
import { type NoticeTimes, noticeState } from './notice-state.ts';

/** Says a text of the `notices` texts. */
type Translate = (key: string, parameters?: Readonly<Record<string, unknown>>) => string;

/** The line of the band below its text: since when, and what comes next. */
export function bandLine(times: NoticeTimes, now: number, locale: Locale, translate: Translate): string {
  const moment = (ms = now) => noticeMoment(ms, now, locale);
  const { begin, end, promise, resolved, kind } = times;
  if (resolved !== undefined) return translate('band.resolved', { moment: moment(resolved) });
  if (kind === 'maintenance') return translate('band.maintenance', { from: moment(begin), to: moment(end) });
  if (kind === 'news') return '';
  const since = translate('band.since', { moment: moment(begin) });
  if (promise === undefined) return since;
  const isLate = noticeState(times, now) === 'promiseMissed';
  return `${since} · ${translate(isLate ? 'band.late' : 'band.next', { moment: moment(promise) })}`;
}

/** The name of the link to all that was said. */
export const storyLink = (translate: Translate): string => translate('band.story');
