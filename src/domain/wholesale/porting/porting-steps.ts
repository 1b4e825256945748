import type { CarrierMessage, PortingMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData, PortingState } from '#contract/wholesale/porting.ts';

/** The way of a porting that goes well. */
const way = ['draft', 'vaSent', 'ruemReceived', 'akmSent', 'ported'] as const;
type PortingStep = (typeof way)[number];

interface ReachedStep {
  readonly name: PortingStep;
  readonly state: 'done' | 'current' | 'refused' | 'open';
  /** When (ms) it was reached last. */
  readonly at?: number | undefined;
}

const places: Record<PortingState, PortingStep> = {
  draft: 'draft',
  held: 'draft',
  vaSent: 'vaSent',
  abbmReceived: 'ruemReceived',
  ruemReceived: 'ruemReceived',
  tvSent: 'ruemReceived',
  stornoSent: 'ruemReceived',
  akmSent: 'akmSent',
  abbmTr: 'akmSent',
  ported: 'ported',
  cancelled: 'draft',
};
const messages: Partial<Record<PortingStep, CarrierMessage>> = {
  vaSent: 'VA',
  ruemReceived: 'RUEM-VA',
  akmSent: 'AKM-TR',
  ported: 'PORTED',
};

/** The steps of a porting with the times at which it took them; what was cancelled stays where it came to. */
export function portingSteps(
  { state, stateBefore, timeline, portedAt }: Pick<PortingData, 'state' | 'stateBefore' | 'timeline' | 'portedAt'>,
  created: number,
): ReachedStep[] {
  const reached = (name: PortingStep): number | undefined => {
    if (name === 'draft') return created;
    if (name === 'ported' && portedAt !== undefined) return portedAt;
    return timeline.findLast(({ message }) => message === messages[name])?.at;
  };
  const isOver = state === 'cancelled' || state === 'ported';
  const furthest = way.findLast((name) => reached(name) !== undefined) ?? 'draft';
  const at =
    state === 'cancelled'
      ? furthest
      : (state === 'tvSent' || state === 'stornoSent') && stateBefore
        ? places[stateBefore]
        : places[state];
  const place = way.indexOf(at);
  return way.map((name, index): ReachedStep => {
    if (index > place) return { name, state: 'open' };
    if (index === place && state === 'abbmReceived')
      return { name, state: 'refused', at: timeline.findLast(({ message }) => message === 'ABBM')?.at };
    return { name, state: index < place || isOver ? 'done' : 'current', at: reached(name) };
  });
}

/** Where it stands, as one sentence says it (`next` of the `portings` texts): some states have two. */
export function standingOf({
  state,
  answerLate,
  agreedDate,
}: Pick<PortingData, 'state' | 'answerLate' | 'agreedDate'>) {
  if (state === 'vaSent' && answerLate) return 'vaLate';
  return state === 'stornoSent' && !agreedDate ? 'stornoUnagreed' : state;
}

/** Refusals that leave the request itself as it was, with the states in which the partner is still to know of them. */
const refusals: Partial<Record<CarrierMessage, readonly PortingState[]>> = {
  'TV-ABBM': ['ruemReceived'],
  'STORNO-ABBM': ['vaSent', 'ruemReceived', 'akmSent', 'abbmTr'],
  'ABBM-TR': ['abbmTr'],
};

/** The other carrier's refusal of a shift, a cancellation or a takeover, until something else is heard or done. */
export function standingRefusal({
  state,
  timeline,
}: Pick<PortingData, 'state' | 'timeline'>): PortingMessage | undefined {
  const heard = timeline.findLast(({ direction }) => direction === 'in');
  return heard && refusals[heard.message]?.includes(state) ? heard : undefined;
}
