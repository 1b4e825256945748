import { type OrderData, type OrderStatus, orderActions, type StatusInput } from '#contract/sales/order.ts';
import { withFiles } from '#domain/form/form-files.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { mayStillCancel, stepFaults, stepsOf, workingDayBefore } from '#domain/sales/orders/order-steps.ts';
import { mayRemind } from '#domain/sales/orders/review-promise.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { invalidFields } from '#server/core/errors.ts';
import {
  type ActionContext,
  action,
  type Change,
  type OtherChange,
  RuleViolation,
} from '#server/records/engine/definition/action.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { copiedFile } from '#server/records/engine/generic-actions.ts';
import { customerTypeName, findCustomer } from '../drafts/draft-customer.ts';
import { begunDraft } from '../drafts/draft-data.ts';
import { lacksMandate } from './order-due.ts';
import { newsOf, withEvent } from './order-history.ts';

/** With a date on which it goes live, and the working day before, on which provisioning begins. */
const withDate = (order: OrderData, confirmedDate: string, { holidays }: ActionContext): OrderData => ({
  ...order,
  confirmedDate,
  provisioningOn: workingDayBefore(confirmedDate, 1, holidays),
});

function withoutDate({ confirmedDate: _date, provisioningOn: _day, ...order }: OrderData): OrderData {
  return order;
}

type MailChange = Pick<Change<OrderData>, 'mail'>;

/** What a step leaves behind: questions are answered, dates given up, cancellations decided. */
function stepped(order: OrderData, from: OrderStatus, input: StatusInput, at: ActionContext): OrderData {
  const { status: to, text, contractNumber, confirmedDate } = input;
  const { question: _answered, statusBefore: _before, ...rest } = order;
  const isPutOff = from === 'scheduled' && to === 'porting';
  const remainingOrder: OrderData = isPutOff ? withoutDate(rest) : rest;
  const dated = confirmedDate ? withDate(remainingOrder, confirmedDate, at) : remainingOrder;
  return {
    ...dated,
    ...(contractNumber && { contractNumber }),
    ...(to === 'clarification' && { question: { text: text ?? '', at: at.now } }),
  };
}

/** `docs/domain/customers.md`: the first order that is accepted makes a customer of a prospect. */
async function establishes(order: OrderData, to: OrderStatus, at: ActionContext): Promise<readonly OtherChange[]> {
  if (to !== 'accepted') return [];
  const customer = await findCustomer(at, order.customerId);
  if (!customer || customer.data['customerType'] === 'established') return [];
  return [{ id: customer.id, action: 'establish', input: { _action: 'establish' } }];
}

/** An acceptance is confirmed on paper, which names the mandate: where that has no number yet, it follows with it. */
const createMailChange = (order: OrderData, at: ActionContext, news: Parameters<typeof newsOf>[2]): MailChange =>
  news.status === 'accepted' && lacksMandate(order) ? {} : { mail: newsOf(order, at, news) };

const status = action({
  input: orderActions.status,
  event: ({ status: to }) => `status.${to}`,
  run: async (order: OrderData, input, at, { from }) => {
    const { status: to, text, reason } = input;
    if (!stepsOf(order).includes(to)) throw new RuleViolation('Dieser Status kann auf den jetzigen nicht folgen.');
    const faults = stepFaults(from as OrderStatus, input, at);
    if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(({ path, key }) => [path, key])));
    const stepNote = { ...(text && { text }), ...(reason && { reason }) };
    const kind = to === 'clarification' ? 'question' : 'status';
    const data = withEvent(stepped(order, from as OrderStatus, input, at), at, { kind, status: to, ...stepNote });
    return {
      data,
      activity: `order.${to}`,
      text,
      ...createMailChange({ ...data, status: to }, at, {
        status: to,
        date: to === 'scheduled' ? input.confirmedDate : undefined,
        ...stepNote,
      }),
      changes: await establishes(order, to, at),
    };
  },
});

const answer = action({
  input: orderActions.answer,
  run: ({ question: _answered, ...order }: OrderData, { text }, at) => ({
    data: withEvent(order, at, { kind: 'answer', status: 'inReview', text }),
    activity: 'order.inReview',
    text,
  }),
});

const attach = action({
  input: orderActions.attach,
  event: (_input, { by }) => (by.staff ? 'attachStaff' : 'attach'),
  run: (order: OrderData, _input, at, { from, to, files }) => {
    const text = Object.values(files)
      .flat()
      .map(({ name }) => name)
      .join(', ');
    const attached = withEvent(order, at, { kind: 'attached', text });
    if (from === to) return { data: attached, activity: 'record.updated', text };
    const { question: _answered, ...moved } = withEvent(attached, at, { kind: 'status', status: to as OrderStatus });
    return { data: moved, activity: `order.${to as OrderStatus}`, text };
  },
});

const requestCancel = action({
  input: orderActions.requestCancel,
  run: (order: OrderData, { reason }, at, { from }) => {
    if (!mayStillCancel(order, at))
      throw new RuleViolation('Ein Storno ist nur bis zwei Werktage vor dem bestätigten Termin möglich.');
    const cancelledOrder = { ...order, statusBefore: from as OrderStatus };
    return {
      data: withEvent(cancelledOrder, at, { kind: 'cancelRequest', status: 'cancelRequested', text: reason }),
      activity: 'order.cancelRequested',
      text: reason,
    };
  },
});

/** A new draft with the same answers and files, at today's prices. */
const copy = action({
  input: orderActions.copy,
  onArchived: true,
  run: async (order: OrderData, _input, at) => {
    const { productType, product, customerId, values } = order;
    if (!productNamed(order).creatable) throw new RuleViolation('Dieses Produkt ist nicht mehr buchbar.');
    const customer = await at.look.find(customerTypeName, customerId);
    const copiesFiles = new Map<string, string>();
    const answers = withFiles(orderFormOf(order), values, copiedFile(copiesFiles, at));
    const { customerId: _own, ...others } = answers;
    const draft = await begunDraft(
      { ...others, productType, ...(product && { product }), ...(customer && !customer.archived && { customerId }) },
      at,
    );
    const id = at.newId();
    return { creates: [{ type: 'hfo.vp.draft', id, data: draft, copiesFiles }], answer: id };
  },
});

/** A partner asks what became of a late review: the order becomes overdue work of employees. */
const remind = action({
  input: orderActions.remind,
  run: (order: OrderData, _input, at) => {
    if (!mayRemind(order, at.now, at.holidays))
      throw new RuleViolation('Nachfragen können Sie einmal am Tag, wenn die Prüfung überfällig ist.');
    return {
      data: withEvent(order, at, { kind: 'reminded' }),
      activity: 'record.updated',
      text: translate('order.reminded'),
    };
  },
});

export const orderRecordActions = { status, answer, attach, requestCancel, copy, remind } as const;
