import type { PortingOutState } from '#contract/wholesale/porting-out.ts';

interface PortingOutEvent {
  readonly moves: Partial<Readonly<Record<PortingOutState, PortingOutState>>>;
  readonly otherwise: string;
}

/** `docs/domain/porting.md#numbers-that-leave`: employees answer, the other carrier takes over, the portal ends it by the clock. */
export const portingOutEvents = {
  confirm: { moves: { received: 'confirmed' }, otherwise: 'Dieser Portierungswunsch ist schon beantwortet.' },
  reject: { moves: { received: 'rejected' }, otherwise: 'Dieser Portierungswunsch ist schon beantwortet.' },
  object: {
    moves: { takenOver: 'objected' },
    otherwise: 'Nur eine Übernahme, die der aufnehmende Anbieter gemeldet hat, kann beanstandet werden.',
  },
  'AKM-TR': {
    moves: { confirmed: 'takenOver', objected: 'takenOver' },
    otherwise: 'Eine Übernahme folgt auf einen bestätigten Termin.',
  },
  TV: { moves: { confirmed: 'confirmed' }, otherwise: 'Nur ein bestätigter Termin wird verschoben.' },
  STORNO: {
    moves: { received: 'cancelled', confirmed: 'cancelled', takenOver: 'cancelled', objected: 'cancelled' },
    otherwise: 'Dieser Portierungswunsch ist schon beendet.',
  },
  transmit: {
    moves: {
      confirmed: 'confirmed',
      rejected: 'rejected',
      takenOver: 'takenOver',
      objected: 'objected',
      ported: 'ported',
      cancelled: 'cancelled',
    },
    otherwise: 'Es gibt nichts zu senden.',
  },
  release: { moves: { takenOver: 'ported' }, otherwise: 'Die Übernahme ist nicht gemeldet.' },
} as const satisfies Record<string, PortingOutEvent>;

const waiting: Record<PortingOutState, 'staff' | 'carrier' | 'nobody'> = {
  received: 'staff',
  confirmed: 'carrier',
  rejected: 'nobody',
  takenOver: 'nobody',
  objected: 'carrier',
  ported: 'nobody',
  cancelled: 'nobody',
};
export const portingOutWaitsFor = (state: PortingOutState): 'staff' | 'carrier' | 'nobody' => waiting[state];

/** What employees may do now, by the names of its events. */
export const portingOutActsIn = (state: PortingOutState): (keyof typeof portingOutEvents)[] =>
  (Object.keys(portingOutEvents) as (keyof typeof portingOutEvents)[]).filter((event) => {
    const { moves }: PortingOutEvent = portingOutEvents[event];
    return moves[state] !== undefined && event !== 'transmit' && event !== 'release';
  });
