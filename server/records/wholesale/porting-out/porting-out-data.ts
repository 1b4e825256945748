import type { CarrierRequest } from '../../../../src/contract/wholesale/carrier-message.ts';
import { type NumberRange, numberRange } from '../../../../src/contract/wholesale/number-range.ts';
import type { PortingOutData } from '../../../../src/contract/wholesale/porting-out.ts';
import { firstNumber, formatRange, spanOf } from '../../../../src/domain/numbers/number-range.ts';
import { answerDue } from '../../../../src/domain/porting/porting-dates.ts';
import { invalidFields } from '../../../core/errors.ts';
import type { ActionContext, SeenRecord } from '../../definition/action.ts';

const path = 'request.numbers';
export const requestedNumbers = ({ request }: PortingOutData): string =>
  request.numbers.map((range) => formatRange(range)).join(', ');

/** The number that a range of the request is; an account's block leaves as a whole. */
async function numberOf(range: NumberRange, at: ActionContext): Promise<SeenRecord> {
  const wanted = spanOf(range);
  const found = await at.look.search('ws.number', `archived:false value2:active +${firstNumber(range)}`);
  const holding = found.find(({ data }) => {
    const own = numberRange.safeParse(data['range']);
    return own.success && spanOf(own.data).from <= wanted.from && spanOf(own.data).to >= wanted.to;
  });
  if (!holding) throw invalidFields({ [path]: 'portingOutUnknown' });
  const own = spanOf(holding.data['range'] as NumberRange);
  if (own.from !== wanted.from || own.to !== wanted.to) throw invalidFields({ [path]: 'portingOutPartial' });
  return holding;
}

/** A request for numbers that the foundation's customers hold; its process has the id that is named. */
export async function begunPortingOut(request: CarrierRequest, at: ActionContext): Promise<PortingOutData> {
  const numbers: SeenRecord[] = [];
  for (const range of request.numbers) numbers.push(await numberOf(range, at));
  const [first] = numbers;
  const { customerId = '', customerName = '' } = (first?.data ?? {}) as { customerId?: string; customerName?: string };
  if (numbers.some(({ data }) => data['customerId'] !== customerId))
    throw invalidFields({ [path]: 'portingOutUnknown' });
  return {
    state: 'received',
    request,
    customerId,
    customerName,
    numberIds: numbers.map(({ id }) => id),
    answerDue: answerDue(at),
    processId: at.newId(),
    timeline: [{ at: at.now, message: 'VA', direction: 'in', vaId: request.vaId, date: request.date }],
  };
}
