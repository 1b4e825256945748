import type { Waiting, WaitingQuery, WorkItem, WorkTask } from '#contract/staff/work.ts';
import { berlinDay } from '../date/berlin-day.ts';

/** What My Portal begins with, and how much more of it comes at a time. */
export const waitingStep = 50;
export const maxWaiting = 200;
export const firstWaiting: WaitingQuery = { _limit: waitingStep };

/** What partners tell apart of what waits; keys of the `waiting` texts. */
const waitingGroups = [
  'ticket',
  'customer',
  'draft',
  'order',
  'porting',
  'process',
  'backup',
  'request',
  'certificate',
  'other',
] as const;
export type WaitingGroup = (typeof waitingGroups)[number];

const groups: Readonly<Record<string, WaitingGroup>> = {
  'hd.ticket': 'ticket',
  'hfo.vp.customer': 'customer',
  'hfo.vp.draft': 'draft',
  'hfo.vp.order': 'order',
  'ws.porting': 'porting',
  'ws.portingOut': 'porting',
  'ws.process': 'process',
  'ws.backup': 'backup',
  'academy.certificate': 'certificate',
};
/** Requests to change what is known of an organisation have types of their own, all of them alike. */
export const groupOfKind = (kind: string): WaitingGroup =>
  groups[kind] ?? (kind.startsWith('etc.') ? 'request' : 'other');

interface GroupCount {
  readonly group: WaitingGroup;
  readonly kinds: readonly string[];
  readonly count: number;
}

/** How much waits of each group, those without anything left out. */
export function countGroups(counts: Waiting['counts']): GroupCount[] {
  const countsByGroup = Map.groupBy(Object.entries(counts), ([kind]) => groupOfKind(kind));
  return waitingGroups.flatMap((group) => {
    const entries = countsByGroup.get(group) ?? [];
    const count = entries.reduce((sum, [, n]) => sum + n, 0);
    return count > 0 ? [{ group, kinds: entries.map(([kind]) => kind), count }] : [];
  });
}

export const countAll = (counts: Waiting['counts']): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Where a due time (ms) stands at a moment. */
export function dueState(due: number, now: number): 'overdue' | 'today' | 'later' {
  if (due < now) return 'overdue';
  return berlinDay(due) === berlinDay(now) ? 'today' : 'later';
}

/** What the date of a work item says, a key of the `waiting` texts: by when it is to be done, by task. */
const wordsOfDue = {
  answer: 'expires',
  complete: 'pricesUntil',
  send: 'pricesUntil',
  remindCustomer: 'linkUntil',
  confirmTakeover: 'expires',
  portDay: 'takesPlace',
  renewCertificate: 'validUntil',
} as const satisfies Partial<Record<WorkTask, string>>;
/** Since when it waits, where nothing says by when. */
const wordsOfSince = {
  answer: 'asked',
  complete: 'untouched',
  renew: 'expired',
  acceptLead: 'offered',
  confirmRule: 'asked',
  correct: 'rejected',
  retry: 'failed',
  reassign: 'rejected',
} as const satisfies Partial<Record<WorkTask, string>>;

const wordIn = <Word extends string>(words: Partial<Record<WorkTask, Word>>, task: WorkTask): Word | undefined =>
  words[task];

/** The date that a work item shows (ms), and the word that belongs to it. */
export function waitingDate({ why, due, since }: Pick<WorkItem, 'why' | 'due' | 'since'>, now: number) {
  if (due === undefined) return { at: since, word: wordIn(wordsOfSince, why) ?? 'since', state: 'later' } as const;
  const state = dueState(due, now);
  if (state === 'overdue') return { at: due, word: 'overdue', state } as const;
  return { at: due, word: wordIn(wordsOfDue, why) ?? 'due', state } as const;
}

/** What a work item is about beside its customer: `Crown Centrex` of `Crown Centrex · Muster GmbH`. */
export function subjectOf({ title, customer }: Pick<WorkItem, 'title' | 'customer'>): string {
  if (customer === undefined || title === customer) return '';
  const end = ` · ${customer}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
