import { clockSlack } from '../core/clock-slack.ts';
import type { RecordType } from './define-record.ts';

/** When (ms) something falls due, and the action that the system runs then; it must end or move what is due. */
export interface DueTime {
  readonly at: number;
  readonly action: string;
  /** It cannot be taken back: it waits so much longer that a clock that is a day ahead does no harm. */
  readonly final?: true;
}

/** A record's due times, earliest first, those of its empty slots among them. */
export function dueTimes(
  record: RecordType,
  data: Record<string, unknown>,
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

export const hasSlotDueTimes = (record: RecordType): boolean =>
  Object.values(record.files?.slots ?? {}).some(({ due }) => due);
