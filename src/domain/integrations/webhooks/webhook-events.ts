import { type WebhookEvent, webhookEventNames } from '#contract/integrations/webhook.ts';
import type { Role } from '#domain/access/roles.ts';

/** `order` of `order.question`. */
export const groupOf = (event: string): string => event.slice(0, event.indexOf('.'));

/** The right without which a group is not for an organisation or a user; anybody may subscribe to the others. */
const neededRoles: Readonly<Record<string, readonly Role[]>> = {
  customer: ['SP', 'WS'],
  order: ['SP'],
  porting: ['WS'],
  statement: ['PORTAL_ETC_COMISSION_STATEMENT'],
};

/** What a user with these rights may subscribe to. */
export const allowedEvents = (roles: readonly string[]): WebhookEvent[] =>
  webhookEventNames.filter((event) => neededRoles[groupOf(event)]?.some((role) => roles.includes(role)) ?? true);

type Data = Readonly<Record<string, unknown>>;

/** A record as it was written. */
export interface RecordChange {
  readonly type: string;
  /** Absent where the record is new. */
  readonly before?: Data;
  readonly after: Data;
}

const isCustomer = (type: string) => type === 'hfo.vp.customer' || type === 'ws.customer';

interface Note {
  readonly kind?: unknown;
  readonly staff?: unknown;
}
const historyOf = ({ history }: Data) => (Array.isArray(history) ? (history as readonly Note[]) : []);
const isAnswered = (before: Data, after: Data) =>
  historyOf(after)
    .slice(historyOf(before).length)
    .some(({ kind, staff }) => kind === 'note' && staff === true);

const changedEvents: Readonly<Record<string, (before: Data, after: Data) => readonly (WebhookEvent | false)[]>> = {
  'hfo.vp.order': (before, after) => {
    const isMoved = before['status'] !== after['status'];
    return [isMoved && 'order.state_changed', isMoved && after['status'] === 'clarification' && 'order.question'];
  },
  'hd.ticket': (before, after) => [
    before['status'] !== after['status'] && 'ticket.state_changed',
    isAnswered(before, after) && 'ticket.answered',
  ],
  'ws.porting': (before, after) => {
    const isMoved = before['state'] !== after['state'];
    const { agreedDate } = after;
    return [
      isMoved && 'porting.state_changed',
      agreedDate !== undefined && before['agreedDate'] !== agreedDate && 'porting.date_changed',
      isMoved && after['state'] === 'abbmReceived' && 'porting.refused',
    ];
  },
};

/** What subscribers are told of a change of a record. */
export function eventsOf({ type, before, after }: RecordChange): WebhookEvent[] {
  if (before)
    return (changedEvents[type]?.(before, after) ?? []).filter((event): event is WebhookEvent => event !== false);
  if (isCustomer(type)) return ['customer.created'];
  if (type === 'hfo.vp.order') return ['order.created'];
  return type === 'hd.ticket' ? ['ticket.created'] : [];
}

/** What an event says of its record beside its id: states and days, never what people wrote. */
export function factsOf({ before, after }: Pick<RecordChange, 'before' | 'after'>): Record<string, string> {
  const state = (data: Data | undefined) => data?.['status'] ?? data?.['state'];
  const facts = { state: state(after), previousState: state(before), date: after['agreedDate'] };
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
