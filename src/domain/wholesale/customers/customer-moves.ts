import type { WholesaleCustomerState } from '#contract/wholesale/customer.ts';

type Moves = Record<string, { from: readonly WholesaleCustomerState[]; to: WholesaleCustomerState }>;

/** What employees do to a wholesale customer; a terminated one stays so. */
export const customerMoves = {
  lock: { from: ['active'], to: 'locked' },
  unlock: { from: ['locked'], to: 'active' },
  terminate: { from: ['active', 'locked'], to: 'terminated' },
} as const satisfies Moves;
export type CustomerMove = keyof typeof customerMoves;

export const customerMoveNames = Object.keys(customerMoves) as CustomerMove[];

export const mayMove = (move: CustomerMove, state: WholesaleCustomerState): boolean =>
  (customerMoves[move].from as readonly WholesaleCustomerState[]).includes(state);

/** Its data are kept as long as anything runs for it. */
export const mayChange = (state: WholesaleCustomerState): boolean => state !== 'terminated';
/** New services, numbers and portings are for customers that are neither locked nor gone. */
export const mayOrder = (state: unknown): boolean => state === 'active';
