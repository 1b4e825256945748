import type { AccountNumber } from '#api/wholesale/sip.ts';
import type { RegistrationState, SipRecord, SipState } from '#contract/wholesale/sip-account.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { FieldOption, FormContext } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { partTones, stateTones } from '#domain/records/state-tones.ts';
import { formatPilot, pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { SipFields } from '#domain/wholesale/sip/sip-form.ts';
import { isMissed } from '#domain/wholesale/sip/sip-states.ts';
import type { SipWarning } from '#domain/wholesale/sip/sip-warnings.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const stateTone = stateTones['ws.sip'];
export const stateName = (state: SipState): string => texts('sip')(`state.${state}`);

const registrationTones = partTones.registration;
export const registrationTone = (state: SipState, registration: RegistrationState): Tone =>
  registration === 'offline' && !isMissed(state, registration) ? 'neutral' : registrationTones[registration];
const ranks = ['ok', 'neutral', 'info', 'warn', 'danger'] as const satisfies readonly Tone[];

/** The worst of state and registration, as the one pill of an account says it. */
export function worstOf({ state, regState }: SipRecord['data']): { tone: Tone; name: string } {
  const own = { tone: stateTone[state], name: stateName(state) };
  const registered = { tone: registrationTone(state, regState), name: registrationName(regState) };
  if (state !== 'active') return ranks.indexOf(registered.tone) > ranks.indexOf(own.tone) ? registered : own;
  return regState === 'static' ? own : registered;
}

export const registrationName = (state: RegistrationState): string => texts('sip')(`registration.${state}`);

/** The urgency of a warning: outages come first. */
export const warningTone = {
  lockedForAbuse: 'danger',
  noPassword: 'info',
  offline: 'danger',
  covered: 'warn',
  noNumbers: 'warn',
  noMainNumber: 'warn',
  overLimit: 'danger',
  numbersWithoutTarget: 'warn',
  thinUpload: 'warn',
  busy: 'warn',
} as const satisfies Record<SipWarning['kind'], 'info' | 'warn' | 'danger'>;

export const fieldsIn = ({ data }: Pick<SipRecord, 'data'>): SipFields => data as unknown as SipFields;

/** The texts of the account's form; keys of other areas name theirs. */
export function sipLabels(): FormLabels {
  const t = texts('sip');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'label', { ...parameters }) };
}

const noHolidays = {};

export const sipContext = (numbers?: readonly FieldOption[]) => (): FormContext => ({
  today: berlinDay(Date.now()),
  holidays: noHolidays,
  numbers,
});

/** The numbers of an account that it may show in emergency calls, as its form offers them. */
export const numberOptions = (numbers: readonly AccountNumber[]): readonly FieldOption[] =>
  numbers.map(({ number, kind, data }) => {
    const value = `+${pilotNumber(data.range)}`;
    return {
      value,
      label: kind === 'block' ? `${formatPilot(data.range)} (${keptTitle(number)})` : keptTitle(number),
    };
  });

const kinds = {
  'ws.number': 'number',
  'ws.service': 'service',
  'ws.backup': 'backup',
  'ws.porting': 'porting',
  'ws.process': 'process',
} as const;
/** What an event of a timeline is about, where it is not the record itself. */
export function aboutRecord(record: { type: string; foreignid?: string | number | undefined }): string | undefined {
  const kind = kinds[record.type as keyof typeof kinds];
  return kind && texts('sip')(`about.${kind}`, { number: record.foreignid ?? '' }).trim();
}
