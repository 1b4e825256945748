import type { CarrierRequest } from '#contract/wholesale/carrier-message.ts';
import type { PortingOutData } from '#contract/wholesale/porting-out.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { answerDue } from '#domain/wholesale/porting/porting-dates.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { wantedNumbers } from './leaving-numbers.ts';

export const requestedNumbers = ({ request }: PortingOutData): string =>
  request.numbers.map((range) => formatRange(range)).join(', ');

/** A request for numbers that the foundation's customers hold; its process has the id that is named. */
export async function begunPortingOut(request: CarrierRequest, at: ActionContext): Promise<PortingOutData> {
  const numbers = await wantedNumbers(request.numbers, at);
  const customers = new Set(numbers?.map(({ data }) => data.customerId));
  const [first] = numbers ?? [];
  if (!numbers || !first || customers.size > 1) throw invalidFields({ 'request.numbers': 'portingOutUnknown' });
  return {
    state: 'received',
    request,
    customerId: first.data.customerId,
    customerName: first.data.customerName,
    numberIds: numbers.map(({ id }) => id),
    answerDue: answerDue(at),
    processId: at.newId(),
    timeline: [{ at: at.now, message: 'VA', direction: 'in', vaId: request.vaId, date: request.date }],
  };
}
