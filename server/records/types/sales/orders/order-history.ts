import type { OrderData, OrderEvent } from '#contract/sales/order.ts';
import { type OrderNews, orderMail } from '#server/mail/order-mails.ts';
import type { ActionContext, Change } from '#server/records/engine/definition/action.ts';

/** Who did it: the portal by the clock, an employee or the partner. */
const actorOf = ({ by }: ActionContext): OrderEvent['actor'] => {
  if (by.id === 'system') return 'system';
  return by.staff ? 'staff' : 'partner';
};

export const withEvent = (
  order: OrderData,
  at: ActionContext,
  event: Pick<OrderEvent, 'kind' | 'status' | 'text' | 'reason'>,
): OrderData => ({
  ...order,
  history: [...order.history, { at: at.now, by: at.by.name, actor: actorOf(at), ...event }],
});

type NewsContent = Pick<OrderNews, 'status' | 'text' | 'reason' | 'date'>;

/** The message to the partner about a step by another actor. */
export const newsOf = (order: OrderData, at: ActionContext, newsContent: NewsContent): Change<OrderData>['mail'] => {
  const { notify, customerName: customer } = order;
  if (!notify || actorOf(at) === 'partner') return undefined;
  const papers = newsContent.status === 'accepted' ? { attaches: ['confirmation' as const] } : {};
  return ({ number, link }) => ({
    ...orderMail({ recipient: notify, customer, number, link, ...newsContent }),
    ...papers,
  });
};
