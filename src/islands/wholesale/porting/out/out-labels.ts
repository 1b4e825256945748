import type { PortingOutData, PortingOutState } from '#contract/wholesale/porting-out.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const outTone = stateTones['ws.portingOut'];

export const outState = (state: PortingOutState): string => texts('portings')(`out.state.${state}`);

/** Where it stands and what comes next, in one sentence. */
export function outSentence(data: PortingOutData): string {
  const locale = pageLocale();
  return texts('portings')(`out.next.${data.state}`, {
    carrier: carrierName(data.request.from),
    date: formatCalendarDay(data.agreedDate ?? data.request.date, locale),
    due: data.answerDue === undefined ? '' : formatDay(data.answerDue, locale),
  });
}

/** A carrier with its code, which employees name it by. */
export function carrierText(code: string): string {
  const name = carrierName(code);
  return name === code ? code : `${name} (${code})`;
}

export const outNumbers = ({ request }: PortingOutData): string[] =>
  request.numbers.map((range) => formatRange(range, texts('portings')('until')));
