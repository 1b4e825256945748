import type { EventText } from '#contract/timeline.ts';
import type { NumberData } from '#contract/wholesale/number.ts';
import type { ProcessStep } from '#contract/wholesale/process.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import { isCoreDataChange, isEmergencyChange } from '#domain/wholesale/customers/core-data-change.ts';
import { numbersToReturn } from '#domain/wholesale/customers/numbers-to-return.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import type { ActionContext, NewRecord } from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import type { Updated } from '#server/records/engine/generic-actions.ts';
import { startProcess } from '../start-process.ts';
import type { WholesaleCustomer } from './customer-data.ts';

const wholesaleCustomerType = 'ws.customer';

const aboutCustomer = (customer: WholesaleCustomer, id: string) => {
  const name = customerName(customer);
  return { customerId: id, customerName: name, object: { type: wholesaleCustomerType, id, title: name } };
};

/** An employee looks whether the proof fits the addresses of a new customer. */
export const creationProcess = (customer: WholesaleCustomer, at: ActionContext, id: string): NewRecord =>
  startProcess(
    {
      ...aboutCustomer(customer, id),
      type: 'customerCreate',
      state: 'running',
      steps: ['received', 'created', 'proofChecked'],
      done: 2,
    },
    at,
  );

/** The numbers that a customer has to give back once its sites are others. */
async function returnedNumbers(before: WholesaleCustomer, after: WholesaleCustomer, id: string, at: ActionContext) {
  const numbers = await at.look.search('ws.number', { customerId: id });
  const placed = numbers.map(({ data }) => {
    const number = data as NumberData;
    return { ...number, title: formatRange(number.range) };
  });
  return numbersToReturn(before, after, placed).map(({ title }) => title);
}

const withWords = (process: NewRecord, name: string, stepText: EventText): NewRecord => {
  const steps = process.data['steps'] as ProcessStep[];
  const runningSteps = steps.map((step) => (step.name === name ? { ...step, state: 'running', said: stepText } : step));
  return { ...process, data: { ...process.data, steps: runningSteps } };
};

/** `docs/domain/wholesale-customers.md#core-data`: a change is held fast; numbers that fit no site any more wait for the partner, a new emergency address for who guides the calls. */
export async function changeProcess(
  after: WholesaleCustomer,
  at: ActionContext,
  { id, data: before }: Updated<WholesaleCustomer>,
) {
  if (!isCoreDataChange(before, after)) return {};
  const about = { ...aboutCustomer(after, id), type: 'coreDataChange' as const };
  const returned = await returnedNumbers(before, after, id, at);
  const emergency = isEmergencyChange(before, after) ? ['emergency'] : [];
  const steps = ['received', 'changed'];
  if (returned.length > 0) {
    const process = startProcess(
      { ...about, state: 'waitingPartner', steps: [...steps, 'numbersReturned', ...emergency], done: 2 },
      at,
    );
    const text = translate('numbersToReturn', { numbers: returned.join(', ') });
    return {
      creates: [withWords(process, 'numbersReturned', text)],
      text,
    };
  }
  if (emergency.length > 0)
    return { creates: [startProcess({ ...about, state: 'running', steps: [...steps, ...emergency], done: 2 }, at)] };
  return { creates: [startProcess({ ...about, state: 'done', steps }, at)] };
}
