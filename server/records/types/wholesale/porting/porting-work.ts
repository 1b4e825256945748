import type { PortingData } from '#contract/wholesale/porting.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { portingSections } from '#domain/wholesale/porting/porting-check.ts';
import { underWay } from '#domain/wholesale/porting/porting-states.ts';
import type { Work, WorkContext } from '#server/records/engine/definition/work.ts';
import { untouchedFor } from '#server/records/types/sales/drafts/draft-work.ts';
import { numbersText } from './porting-data.ts';

type On = Pick<WorkContext, 'modified' | 'filled' | 'holidays'>;
type Task = Omit<Work, 'side' | 'title' | 'customer'>;

/** What the partner has to do first. */
function partnerTask(porting: PortingData, { modified, filled, holidays }: On): Task | undefined {
  const { state, invoiceDue, takeoverDue, agreedDate, window, rejection } = porting;
  if (state === 'draft') {
    const sections = portingSections(porting, { today: berlinDay(modified), holidays });
    const isComplete = sections.every(({ faults }) => faults.length === 0);
    return isComplete ? { task: 'send' } : { task: 'complete', from: modified + untouchedFor };
  }
  if (state === 'abbmReceived') return { task: 'correct', detail: rejection?.text };
  if (invoiceDue !== undefined && underWay.includes(state) && !filled.has('invoiceFile'))
    return { task: 'supplyFile', due: invoiceDue };
  if (state === 'ruemReceived') return { task: 'confirmTakeover', due: takeoverDue };
  if (state === 'abbmTr') return { task: 'confirmTakeover' };
  if (state === 'akmSent' && agreedDate) return { task: 'portDay', from: berlinMoment(agreedDate), due: window?.to };
  return undefined;
}

/** A porting waits for who sends, mends or confirms it and is there on its day; an answer that is late, for who asks the other carrier. */
export function portingWork(porting: PortingData, on: On): readonly Work[] {
  const title = [numbersText(porting), porting.customerName].filter(Boolean).join(' · ');
  const about = { title, customer: porting.customerName };
  const task = partnerTask(porting, on);
  const isLate = porting.state === 'vaSent' && porting.answerLate;
  return [
    ...(task ? [{ side: 'partner' as const, ...about, ...task }] : []),
    ...(isLate ? [{ side: 'staff' as const, task: 'remindCarrier' as const, ...about, due: porting.answerDue }] : []),
  ];
}
