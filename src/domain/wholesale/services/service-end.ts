import type { ServiceData, ServiceState } from '#contract/wholesale/service.ts';
import { type Holidays, workingDayAfter } from '#domain/date/working-days.ts';

interface Moment {
  readonly today: string;
  readonly holidays: Holidays;
}

/** From which day on a service can end: after its term, and never before the next working day. */
export function earliestEnd({ termEnd }: Pick<ServiceData, 'termEnd'>, { today, holidays }: Moment): string {
  const next = workingDayAfter(today, 1, holidays);
  return termEnd !== undefined && termEnd > next ? termEnd : next;
}

/** Whether a running service is past its minimum term: it goes on for an indefinite period until it is cancelled. */
export const isOpenEnded = (
  { state, termEnd }: { readonly state: ServiceState; readonly termEnd?: string | undefined },
  today: string,
): boolean => state === 'active' && termEnd !== undefined && termEnd < today;

/** The message key of a last day that it cannot be. */
export function endFault(service: Pick<ServiceData, 'termEnd'>, until: string, moment: Moment): string | undefined {
  if (until >= earliestEnd(service, moment)) return undefined;
  return service.termEnd !== undefined && until < service.termEnd ? 'beforeTermEnd' : 'leadTime:1';
}
