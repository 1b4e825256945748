import type { CarrierEvent } from '#contract/wholesale/carrier-message.ts';
import { type PortingData, type PortingState, portingStates } from '#contract/wholesale/porting.ts';

/** Who moves a porting: the partner, employees in the other carrier's place, the other carrier itself, the portal by the clock. */
export const portingActors = ['partner', 'staff', 'carrier', 'system'] as const;
export type PortingActor = (typeof portingActors)[number];

/** `before` is where the porting stood before its cancellation was asked for. */
export type PortingMove = PortingState | 'before';
export interface PortingEvent {
  readonly moves: Partial<Readonly<Record<PortingState, PortingMove>>>;
  readonly actors: readonly PortingActor[];
  /** Said to the user where the present state does not allow it. */
  readonly otherwise: string;
}

const hands = ['partner', 'staff'] as const;
const otherCarrier = ['staff', 'carrier'] as const;
const unexpected = 'Diese Meldung passt nicht zum Stand der Portierung.';

/** What was asked for may still wait to be handed over when an employee answers it already. */
const onceSent = portingStates.filter((state) => !['draft', 'held', 'abbmReceived'].includes(state));

/** `docs/domain/porting.md#states`: each event by the states that it is allowed in. */
export const portingEvents = {
  update: {
    // What waits to be sent is written again before it leaves.
    moves: { draft: 'draft', held: 'draft', abbmReceived: 'abbmReceived' },
    actors: hands,
    otherwise: 'Die Vorabstimmung ist versendet. Angaben können erst nach einer Ablehnung geändert werden.',
  },
  attach: {
    moves: {
      draft: 'draft',
      held: 'draft',
      vaSent: 'vaSent',
      ruemReceived: 'ruemReceived',
      abbmReceived: 'abbmReceived',
      tvSent: 'tvSent',
      akmSent: 'akmSent',
      abbmTr: 'abbmTr',
    },
    actors: hands,
    otherwise: 'Zu dieser Portierung können keine Dokumente mehr hinzugefügt werden.',
  },
  detach: {
    moves: { draft: 'draft', held: 'draft', abbmReceived: 'abbmReceived' },
    actors: hands,
    otherwise: 'Die Dokumente sind mit der Vorabstimmung versendet.',
  },
  delete: {
    moves: { draft: 'draft' },
    actors: hands,
    otherwise: 'Nur ein Entwurf kann gelöscht werden. Bitte stornieren Sie die Portierung.',
  },
  send: {
    moves: { draft: 'held', abbmReceived: 'held' },
    actors: hands,
    otherwise: 'Diese Portierung ist bereits versendet.',
  },
  shift: {
    moves: { ruemReceived: 'tvSent' },
    actors: hands,
    otherwise: 'Ein Termin kann nur verschoben werden, wenn ihn der abgebende Anbieter bestätigt hat.',
  },
  cancel: {
    moves: {
      draft: 'cancelled',
      held: 'cancelled',
      abbmReceived: 'cancelled',
      vaSent: 'stornoSent',
      ruemReceived: 'stornoSent',
      akmSent: 'stornoSent',
      abbmTr: 'stornoSent',
    },
    actors: hands,
    otherwise: 'Diese Portierung kann nicht mehr storniert werden.',
  },
  confirmTakeover: {
    moves: { ruemReceived: 'akmSent', abbmTr: 'akmSent' },
    actors: hands,
    otherwise: 'Eine Übernahme kann nur bestätigt werden, wenn der Termin bestätigt ist.',
  },
  'RUEM-VA': { moves: { vaSent: 'ruemReceived' }, actors: otherCarrier, otherwise: unexpected },
  ABBM: { moves: { vaSent: 'abbmReceived' }, actors: otherCarrier, otherwise: unexpected },
  'TV-ERLM': { moves: { tvSent: 'ruemReceived' }, actors: otherCarrier, otherwise: unexpected },
  'TV-ABBM': { moves: { tvSent: 'ruemReceived' }, actors: otherCarrier, otherwise: unexpected },
  'STORNO-ERLM': { moves: { stornoSent: 'cancelled' }, actors: otherCarrier, otherwise: unexpected },
  'STORNO-ABBM': { moves: { stornoSent: 'before' }, actors: otherCarrier, otherwise: unexpected },
  'ABBM-TR': { moves: { akmSent: 'abbmTr' }, actors: otherCarrier, otherwise: unexpected },
  PORTED: { moves: { akmSent: 'ported' }, actors: otherCarrier, otherwise: unexpected },
  // The portal's own steps, by the clock.
  transmit: {
    moves: {
      held: 'vaSent',
      ...Object.fromEntries(onceSent.map((state) => [state, state])),
    },
    actors: ['system'],
    otherwise: unexpected,
  },
  takeOver: { moves: { ruemReceived: 'akmSent' }, actors: ['system'], otherwise: unexpected },
  goLive: { moves: { akmSent: 'ported' }, actors: ['system'], otherwise: unexpected },
} as const satisfies Record<string, PortingEvent> & Record<CarrierEvent, PortingEvent>;
export type PortingEventName = keyof typeof portingEvents;

const eventOf = (name: PortingEventName): PortingEvent => portingEvents[name];

/** Where an event leads, or the sentence why it cannot happen now. */
export function nextState(
  state: PortingState,
  event: PortingEventName,
  actor: PortingActor,
): { readonly to: PortingMove } | { readonly refused: string } {
  const { moves, actors, otherwise } = eventOf(event);
  if (!actors.includes(actor)) return { refused: 'Dazu fehlt Ihnen die Berechtigung.' };
  const to = moves[state];
  return to ? { to } : { refused: otherwise };
}

export const mayDo = (state: PortingState, event: PortingEventName, actor: PortingActor): boolean =>
  'to' in nextState(state, event, actor);

/** What an employee can say in the other carrier's place now. */
export const answersIn = (state: PortingState): PortingEventName[] =>
  (Object.keys(portingEvents) as PortingEventName[]).filter(
    (event) => eventOf(event).actors.includes('carrier') && eventOf(event).moves[state] !== undefined,
  );

/** The side that must act on a porting. */
const waiting: Record<PortingState, 'partner' | 'carrier' | 'nobody'> = {
  draft: 'partner',
  held: 'carrier',
  vaSent: 'carrier',
  ruemReceived: 'partner',
  abbmReceived: 'partner',
  tvSent: 'carrier',
  stornoSent: 'carrier',
  akmSent: 'carrier',
  abbmTr: 'partner',
  ported: 'nobody',
  cancelled: 'nobody',
};
export const waitsFor = (state: PortingState): 'partner' | 'carrier' | 'nobody' => waiting[state];

/** Whether the numbers can be taken over without the line: the other carrier objects to giving it away, and numbers remain. */
export const mayLeaveLine = ({ state, technicalResource, businessCase }: PortingData): boolean =>
  state === 'abbmTr' && technicalResource === true && businessCase !== 'VA-KUE-ORN';

/** Sent and not finished: its numbers cannot be requested again. */
export const underWay: readonly PortingState[] = portingStates.filter(
  (state) => !['draft', 'abbmReceived', 'ported', 'cancelled'].includes(state),
);
/** The request itself may be written. */
export const isEditable = (state: PortingState): boolean => mayDo(state, 'update', 'partner');
