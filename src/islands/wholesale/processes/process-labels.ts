import type { EventText } from '#contract/timeline.ts';
import type { ProcessData, ProcessState, ProcessStep, ProcessType } from '#contract/wholesale/process.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import { eventSentence } from '#domain/records/event-sentence.ts';
import { partTones, stateTones } from '#domain/records/state-tones.ts';
import { isLedElsewhere } from '#domain/wholesale/processes/process-rules.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';

export const stateTone = stateTones['ws.process'];

export const stepTone = partTones.processStep;

/** "Waiting for you" is shown to the partner who must act. */
export const stateName = (state: ProcessState): string =>
  state === 'waitingPartner' && $isEmployee.get()
    ? texts('processes')('group.partner')
    : texts('processes')(`state.${state}`);
export const typeName = (type: ProcessType): string => texts('processes')(`type.${type}`);

/** Steps are named by the records that start a process; one without a caption keeps its name. */
export const stepName = (name: string): string =>
  texts('processes')(`step.${name as 'received'}`, { defaultValue: name });

/** What the portal says, in the reader's language. */
const saidText = (eventText: EventText): string =>
  keptTitle(
    eventSentence(eventText, pageLocale(), (key, values) =>
      texts('events')(key as 'locked', { ...values, defaultValue: key }),
    ),
  );

/** The text of a step beside its name: from the portal, or from a user. */
export const wordsOf = ({ said, text }: ProcessStep): string | undefined => (said ? saidText(said) : text);

interface NextStep {
  sentence: string;
  /** The day in it. */
  day?: string;
}

/** What happens next, who is to move and, where that is known, by when. */
export function nextStep({ type, state, dueAt, finishedAt }: ProcessData): NextStep {
  const t = texts('processes');
  if (state === 'waitingPartner' && isLedElsewhere({ type })) return { sentence: t('next.waitingPorting') };
  const at = finishedAt ?? dueAt;
  if (at === undefined || state === 'new' || state === 'running' || state === 'failed')
    return { sentence: t(`next.${state}`) };
  const day = formatDatedWeekday(berlinDay(at), pageLocale());
  return { sentence: t(`nextOn.${state}`, { day }), day };
}

/** The customer and what happens, never a number. */
export function processTitle({ type, customerName, object }: ProcessData): string {
  return texts('processes')('title', { customer: customerName || keptTitle(object.title), type: typeName(type) });
}

const pages: Readonly<Record<string, RouteName>> = {
  'ws.sip': 'WholesaleSip',
  'ws.backup': 'WholesaleBackupRouting',
  'ws.porting': 'WholesalePortNumber',
  'ws.customer': 'WholesaleCoreData',
};
/** Where the record stands that a process is about, if it has a page. */
export function objectLink({ type, id }: ProcessData['object']): string | undefined {
  const route = pages[type];
  return route && href(route, pageLocale(), { id });
}
