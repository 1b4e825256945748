import type { PortingOutData, PortingOutState } from '#contract/wholesale/porting-out.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { countOf, formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { portingOutActsIn } from '#domain/wholesale/porting/porting-out-states.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { shortProvider } from '../porting-labels.ts';

/** As it is read, without its legal form. */
const nameOf = (code: string) => shortProvider(carrierName(code));

export const outTone = stateTones['ws.portingOut'];

export const outState = (state: PortingOutState): string => texts('portings')(`out.state.${state}`);

/** Its customer, how many numbers go, and the carrier that takes them. */
export function outTitle({ customerName, request }: PortingOutData): string {
  const t = texts('portings');
  const count = request.numbers.reduce((sum, range) => sum + countOf(range), 0);
  const carrier = nameOf(request.from);
  const numbers = t('out.numbersTo', { count, n: formatNumber(count, pageLocale()), carrier });
  return [customerName || t('noCustomer'), numbers].join(' · ');
}

const weekday = (day: string) => formatDatedWeekday(day, pageLocale());
const dueDay = ({ answerDue }: PortingOutData) => (answerDue === undefined ? '' : weekday(berlinDay(answerDue)));

/** Where it stands and what comes next, in one sentence, with the day that counts. */
export function outSentence(data: PortingOutData): { sentence: string; day: string } {
  const [date, due] = [weekday(data.agreedDate ?? data.request.date), dueDay(data)];
  const carrier = nameOf(data.request.from);
  const sentence = texts('portings')(`out.next.${data.state}`, { carrier, date, due });
  return { sentence, day: data.state === 'received' ? due : date };
}

export const answerTitle = (data: PortingOutData): string =>
  texts('portings')('out.answerTitle', { carrier: nameOf(data.request.from), due: dueDay(data) });

/** A carrier with its code, which employees name it by. */
export function carrierText(code: string): string {
  const name = carrierName(code);
  return name === code ? code : `${name} (${code})`;
}

export const outNumbers = ({ request }: PortingOutData): string[] =>
  request.numbers.map((range) => formatRange(range, texts('portings')('until')));

/** What the other carrier can say now. */
export const carrierEvents = ({ state }: PortingOutData) =>
  (['AKM-TR', 'TV', 'STORNO'] as const).filter((event) => portingOutActsIn(state).includes(event));

export const mayObject = ({ state }: PortingOutData): boolean => portingOutActsIn(state).includes('object');
