import {
  type WholesaleCustomerState,
  wholesaleCustomer,
  wholesaleCustomerStates,
} from '#contract/wholesale/customer.ts';
import { type CustomerMove, customerMoves } from '#domain/wholesale/customers/customer-moves.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { type ActionContext, action, RuleViolation } from '#server/records/engine/definition/action.ts';
import { becomes, type StateTable, stays } from '#server/records/engine/definition/states.ts';
import { translate } from '#server/records/engine/event-text.ts';
import type { WholesaleCustomer } from './customer-data.ts';

const otherwise: Record<CustomerMove, string> = {
  lock: 'Nur ein aktiver Kunde wird gesperrt.',
  unlock: 'Nur ein gesperrter Kunde wird entsperrt.',
  terminate: 'Dieser Kunde ist schon gekündigt.',
};
const unchangeable = {
  moves: stays<WholesaleCustomerState>('active', 'locked'),
  otherwise: 'Ein gekündigter Kunde wird nicht mehr geändert.',
};

/** `docs/domain/wholesale-customers.md`: Aktiv, Gesperrt, Gekündigt. */
export const wholesaleCustomerStateTable: StateTable<WholesaleCustomerState> = {
  states: wholesaleCustomerStates,
  field: 'state',
  events: {
    ...Object.fromEntries(
      Object.entries(customerMoves).map(([move, { from, to }]) => [
        move,
        {
          moves: becomes<WholesaleCustomerState>(to, ...from),
          otherwise: otherwise[move as CustomerMove],
          by: employee,
        },
      ]),
    ),
    update: unchangeable,
    attach: unchangeable,
  },
};

/** What still runs for a customer, with the states in which it does no more. */
const running = [
  { type: 'ws.sip', ended: ['terminated'] },
  { type: 'ws.number', ended: ['terminated'] },
  { type: 'ws.service', ended: ['ended'] },
  { type: 'ws.porting', ended: ['ported', 'cancelled'] },
] as const;

async function refuseRunning(id: string, { look }: ActionContext): Promise<void> {
  for (const { type, ended } of running) {
    const all = await look.count(type, { customerId: id });
    const over = await Promise.all(ended.map((one) => look.count(type, { customerId: id, state: one })));
    if (all > over.reduce((sum, n) => sum + n, 0))
      throw new RuleViolation(
        'Für diesen Kunden laufen noch SIP-Accounts, Rufnummern, Dienste oder Portierungen. Bitte beenden Sie diese zuerst.',
      );
  }
}

const withReason = (customer: WholesaleCustomer, reason: string | undefined): WholesaleCustomer => {
  const { stateReason: _before, ...rest } = customer;
  return { ...rest, ...(reason && { stateReason: reason }) };
};

const lock = action({
  input: wholesaleCustomer.actions.lock,
  run: (customer: WholesaleCustomer, { reason }) => ({
    data: withReason(customer, reason),
    activity: 'record.updated',
    text: translate('locked', {}, reason),
  }),
});

const unlock = action({
  input: wholesaleCustomer.actions.unlock,
  run: (customer: WholesaleCustomer, { reason }) => ({
    data: withReason(customer, undefined),
    activity: 'record.updated',
    text: translate('unlocked', {}, reason),
  }),
});

const terminate = action({
  input: wholesaleCustomer.actions.terminate,
  run: async (customer: WholesaleCustomer, { reason }, at, { id }) => {
    await refuseRunning(id, at);
    return {
      data: withReason(customer, reason),
      activity: 'record.updated',
      text: translate('terminated', {}, reason),
    };
  },
});

export const wholesaleCustomerRecordActions = { lock, unlock, terminate } as const;
