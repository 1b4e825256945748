import { type OrderStatus, orderStatuses } from '#contract/sales/order.ts';
import { cancellable, statusesBefore, takesFiles } from '#domain/sales/orders/order-steps.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { becomes, type StateEvent, type StateTable, stays } from '#server/records/engine/definition/states.ts';

const cannotFollow = 'Dieser Status kann auf den jetzigen nicht folgen.';

/** Employees move an order; after a cancellation request it can return to its previous state (`order-actions.ts`). */
const step = (to: OrderStatus): StateEvent<OrderStatus> => ({
  moves: becomes(
    to,
    ...statusesBefore(to),
    ...(cancellable.some((one) => one === to) ? ['cancelRequested' as const] : []),
  ),
  otherwise: cannotFollow,
  by: employee,
});

/** `docs/domain/orders.md#status`. */
export const orderStateTable: StateTable<OrderStatus> = {
  states: orderStatuses,
  field: 'status',
  events: {
    ...Object.fromEntries(orderStatuses.map((to) => [`status.${to}`, step(to)])),
    answer: {
      moves: becomes('inReview', 'clarification'),
      otherwise: 'Zu diesem Auftrag gibt es keine offene Rückfrage.',
    },
    // Files answer a question too; those of employees do not.
    attach: {
      moves: { ...stays(...takesFiles), clarification: 'inReview' },
      otherwise: 'Zu diesem Auftrag können keine Anlagen mehr hinzugefügt werden.',
    },
    attachStaff: {
      moves: stays(...takesFiles),
      otherwise: 'Zu diesem Auftrag können keine Anlagen mehr hinzugefügt werden.',
    },
    requestCancel: {
      moves: becomes('cancelRequested', ...cancellable),
      otherwise: 'Dieser Auftrag kann nicht mehr storniert werden.',
    },
    copy: { moves: stays(...orderStatuses), otherwise: '' },
    remind: {
      moves: stays('received', 'inReview'),
      otherwise: 'Nachfragen können Sie nur, solange der Auftrag geprüft wird.',
    },
    // The portal's own steps, by the clock.
    cancelUnanswered: { moves: becomes('cancelled', 'clarification'), otherwise: cannotFollow },
    beginPorting: { moves: becomes('porting', 'accepted'), otherwise: cannotFollow },
    schedule: { moves: becomes('scheduled', 'accepted'), otherwise: cannotFollow },
    provision: { moves: becomes('provisioning', 'scheduled'), otherwise: cannotFollow },
    activate: { moves: becomes('active', 'provisioning'), otherwise: cannotFollow },
  },
};
