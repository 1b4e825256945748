import type { SearchStatus } from '#contract/search/search.ts';
import { searchStatuses } from '#contract/search/search.ts';
import type { stateTones } from '../records/state-tones.ts';
import { plainWords } from '../text/plain-words.ts';

/** What a status is called in a search: first as it is offered, in German and English, then what else is understood. */
export const statusLabels: Readonly<Record<SearchStatus, readonly [de: string, en: string, ...more: string[]]>> = {
  open: ['offen', 'open', 'laufend', 'running'],
  new: ['neu', 'new', 'eingegangen', 'received'],
  inProgress: ['in-bearbeitung', 'in-progress', 'bearbeitung', 'in-prüfung', 'in-review'],
  question: ['rückfrage', 'question', 'klärung', 'in-klärung', 'clarification', 'wartet', 'waiting'],
  active: ['aktiv', 'active'],
  locked: ['gesperrt', 'locked', 'blocked'],
  done: ['erledigt', 'done', 'abgeschlossen', 'fertig', 'geschlossen', 'closed', 'completed', 'portiert', 'ported'],
  rejected: ['abgelehnt', 'rejected', 'refused', 'declined', 'fehlgeschlagen', 'failed'],
  cancelled: ['storniert', 'cancelled', 'canceled', 'zurückgezogen', 'withdrawn'],
  ended: ['beendet', 'ended', 'gekündigt', 'terminated', 'abgelaufen', 'expired'],
};

type Tones = typeof stateTones;
/** Types of the search that have a status; leads have stages instead. */
type SearchedWithStatus =
  | 'hd.ticket'
  | 'hfo.vp.draft'
  | 'hfo.vp.order'
  | 'ws.customer'
  | 'ws.sip'
  | 'ws.porting'
  | 'ws.portingOut'
  | 'ws.process'
  | 'ws.service';

const underWay = ['open', 'inProgress'] as const;
const received = ['open', 'new'] as const;
const questioned = ['open', 'question'] as const;

/** By which status words each state of a record is found. */
const wordsByState: {
  readonly [Type in SearchedWithStatus]: Readonly<Record<keyof Tones[Type] & string, readonly SearchStatus[]>>;
} = {
  'hd.ticket': {
    new: received,
    inProgress: underWay,
    waiting: questioned,
    closed: ['done'],
    reopened: ['open'],
    withdrawn: ['cancelled'],
  },
  'hfo.vp.draft': {
    open: ['open'],
    complete: ['open'],
    submitting: underWay,
    submitted: ['done'],
    expired: ['ended'],
  },
  'hfo.vp.order': {
    received,
    inReview: underWay,
    clarification: questioned,
    accepted: underWay,
    porting: underWay,
    scheduled: underWay,
    provisioning: underWay,
    partlyActive: ['open', 'active'],
    active: ['active', 'done'],
    cancelRequested: ['open', 'cancelled'],
    cancelled: ['cancelled'],
    rejected: ['rejected'],
    terminated: ['ended'],
  },
  'ws.customer': { active: ['active'], locked: ['locked'], terminated: ['ended'] },
  'ws.sip': {
    inSetup: underWay,
    active: ['active'],
    lockedByCustomer: ['locked'],
    lockedForAbuse: ['locked'],
    terminated: ['ended'],
  },
  'ws.porting': {
    draft: ['open'],
    held: underWay,
    vaSent: underWay,
    ruemReceived: underWay,
    abbmReceived: ['open', 'rejected'],
    tvSent: underWay,
    stornoSent: ['open', 'cancelled'],
    akmSent: underWay,
    abbmTr: ['open', 'rejected'],
    ported: ['done'],
    cancelled: ['cancelled'],
  },
  'ws.portingOut': {
    received,
    confirmed: underWay,
    rejected: ['rejected'],
    takenOver: underWay,
    objected: questioned,
    ported: ['done'],
    cancelled: ['cancelled'],
  },
  'ws.process': {
    new: received,
    running: underWay,
    waitingPartner: questioned,
    waitingCarrier: underWay,
    scheduled: underWay,
    done: ['done'],
    failed: ['open', 'rejected'],
    cancelled: ['cancelled'],
  },
  'ws.service': { ordered: received, active: ['active'], cancelled: ['ended'], ended: ['ended'] },
};

const keyOf = (text: string) => plainWords(text).join('');

/** The status words that begin like the typed one, or the one that it names whatever its spelling. */
export function statusesNamed(typed: string): SearchStatus[] {
  const key = keyOf(typed);
  const exact = searchStatuses.filter((status) => statusLabels[status].some((label) => keyOf(label) === key));
  if (exact.length > 0) return exact;
  return searchStatuses.filter(
    (status) => key !== '' && statusLabels[status].some((label) => keyOf(label).startsWith(key)),
  );
}

/** The states of a record type that some status words stand for. */
export const statesOf = (type: string, statuses: readonly SearchStatus[]): string[] =>
  Object.entries(Object.hasOwn(wordsByState, type) ? wordsByState[type as SearchedWithStatus] : {})
    .filter(([, words]) => words.some((word) => statuses.includes(word)))
    .map(([state]) => state);
