import type { Notice } from '#contract/notices/notice.ts';
import type { NoticeKind } from '#contract/notices/partner-notice.ts';

/** A promise that is due within this time (ms) is near. */
export const promiseNear = 20 * 60_000;
/** How long (ms) a green band says that a disturbance is over. */
export const resolvedFor = 2 * 3_600_000;

export type NoticeState = 'draft' | 'planned' | 'running' | 'promiseNear' | 'promiseMissed' | 'resolved' | 'ended';

/** What the state follows from. */
export type NoticeTimes = Pick<Notice, 'begin' | 'visibleFrom' | 'promise' | 'end' | 'resolved' | 'ended'> & {
  readonly kind: NoticeKind;
  readonly isPublished: boolean;
};

/** Only the end of a disturbance is a guess: all others end at their moment. */
const endOf = ({ kind, end, ended }: NoticeTimes): number =>
  Math.min(ended ?? Number.POSITIVE_INFINITY, (kind === 'disturbance' ? undefined : end) ?? Number.POSITIVE_INFINITY);

export function noticeState(times: NoticeTimes, now: number): NoticeState {
  const { isPublished, begin = 0, promise, resolved } = times;
  if (!isPublished) return 'draft';
  if (endOf(times) <= now) return 'ended';
  if (resolved !== undefined) return now < resolved + resolvedFor ? 'resolved' : 'ended';
  if (begin > now) return 'planned';
  if (promise === undefined) return 'running';
  if (promise < now) return 'promiseMissed';
  return promise - now <= promiseNear ? 'promiseNear' : 'running';
}

const running: readonly NoticeState[] = ['running', 'promiseNear', 'promiseMissed'];
export const isRunning = (times: NoticeTimes, now: number): boolean => running.includes(noticeState(times, now));

/** Whether it stands at the head of pages: a maintenance from its announcement on, what is resolved a little longer. */
export function isInBand(times: NoticeTimes, now: number): boolean {
  const state = noticeState(times, now);
  if (state === 'planned') return times.visibleFrom !== undefined && times.visibleFrom <= now;
  return state === 'resolved' || running.includes(state);
}

/** Until when (ms) it stands there by itself; undefined where an employee ends it. */
export function bandEnd(times: NoticeTimes): number | undefined {
  const end = Math.min(
    endOf(times),
    times.resolved === undefined ? Number.POSITIVE_INFINITY : times.resolved + resolvedFor,
  );
  return Number.isFinite(end) ? end : undefined;
}

/** How long (ms) it lasted, until now where it runs. */
export const durationOf = (times: NoticeTimes, now: number): number =>
  Math.max(0, Math.min(times.resolved ?? Number.POSITIVE_INFINITY, endOf(times), now) - (times.begin ?? now));

/** How many of its messages there are, and how many of them came after their promise. */
export function punctualityOf(messages: Notice['messages']): { count: number; late: number } {
  const answers = messages.filter(({ kind }) => kind !== 'corrected' && kind !== 'ended');
  return { count: answers.length, late: answers.filter(({ time, promised }) => time > (promised ?? time)).length };
}

const levels = { disturbance: 'danger', maintenance: 'warn', news: 'info' } as const;
/** The tone of the band. */
export const levelOf = (times: NoticeTimes): 'danger' | 'warn' | 'info' | 'ok' =>
  times.resolved === undefined ? levels[times.kind] : 'ok';

/** Only news can be closed. */
export const isClosable = (level: string): boolean => level === 'info';
