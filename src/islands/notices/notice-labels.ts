import type { Notice, NoticeAudience } from '#contract/notices/notice.ts';
import { noticeMoment } from '#domain/notices/notice-moment.ts';
import { durationOf, levelOf, type NoticeTimes, noticeState } from '#domain/notices/notice-state.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

/** `Störung läuft`. */
export function pillText(times: NoticeTimes, now: number): string {
  const t = texts('notices');
  return t('pill', { kind: t(`kind.${times.kind}`), state: t(`state.${noticeState(times, now)}`) });
}
export const noticeTone = (times: NoticeTimes): Tone => levelOf(times);
export const momentText = (ms: number, now: number): string => noticeMoment(ms, now, pageLocale());

/** The users of an audience, in words. */
export function audienceText(audience: NoticeAudience, nameOf: (trid: string) => string = (trid) => trid): string {
  const t = texts('notices');
  const role = texts('roles');
  const parts = [
    ...audience.operators.map(providerName),
    ...audience.products.map((type) => productNamed(type).caption),
    ...audience.areaCodes.map((code) => t('history.area', { code: `0${code}` })),
    ...audience.roles.map((one) => role(one)),
    ...audience.foundations.map(nameOf),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('history.everybody');
}

const minute = 60_000;
export const minutesUntil = (ms: number, now: number): number => Math.ceil(Math.abs(ms - now) / minute);

export function durationText(notice: Notice, now: number): string {
  const t = texts('notices');
  const minutes = Math.round(durationOf(notice, now) / minute);
  if (minutes < 60) return t('duration.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? t('duration.hours', { hours, minutes: minutes % 60 })
    : t('duration.days', { count: Math.round(hours / 24) });
}

const quarter = 15 * minute;
/** Moments that a next message can be promised for: in about half an hour, one, two, four and eight hours; and `chosen`. */
export function promiseOptions(now: number, chosen: string): { value: string; label: string }[] {
  const t = texts('notices');
  const offered = [30, 60, 120, 240, 480].map((minutes) => Math.ceil((now + minutes * minute) / quarter) * quarter);
  const moments = chosen ? [...offered, Number(chosen)] : offered;
  return [...new Set(moments)]
    .toSorted((a, b) => a - b)
    .map((moment) => ({ value: String(moment), label: t('say.until', { moment: momentText(moment, now) }) }));
}
