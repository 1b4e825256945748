import { clockSlack } from '#server/core/clock-slack.ts';
import type { FileRules } from './file-slots.ts';

/** When (ms) something falls due, and the action that the system runs then; it must end or move what is due. */
export interface DueTime {
  readonly at: number;
  readonly action: string;
  /** It cannot be taken back: it waits so much longer that a clock that is a day ahead does no harm. */
  readonly final?: true;
  /** What is run instead where a rule of this or of another record refuses it: it would be refused ever after. */
  readonly refused?: string;
}

type Stored = Record<string, unknown>;

/** What a type declares about time. */
interface Dated {
  readonly due?: (data: Stored) => readonly DueTime[];
  readonly files?: FileRules<Stored>;
}

/** A record's due times, earliest first, those of its empty slots among them. */
export function dueTimes(
  record: Dated,
  data: Stored,
  filled: ReadonlySet<string>,
): (DueTime & { readonly from: number })[] {
  const slots = Object.entries(record.files?.slots ?? {}).flatMap(([name, { due }]) => {
    const at = filled.has(name) ? undefined : due?.at(data);
    return due && at !== undefined ? [{ at, action: due.action }] : [];
  });
  return [...(record.due?.(data) ?? []), ...slots]
    .map((time: DueTime) => ({ ...time, from: time.at + (time.final ? clockSlack : 0) }))
    .sort((a, b) => a.from - b.from);
}

export const hasSlotDueTimes = (record: Dated): boolean =>
  Object.values(record.files?.slots ?? {}).some(({ due }) => due);
