import * as api from '#api/staff/desk.ts';
import { queue } from './queue.ts';
import { offerUndo } from './undoable.ts';

/** What the server needs to know of a row. */
const placeOf = ({ trid, id }: api.Place): api.Place => ({ trid, id });

/** What the desk says about bulk acts; its texts are the screen's. */
interface ActLabels {
  assigned: string;
  closing: string;
  /** Of those that could not be closed. */
  failed: (count: number, why: string) => void;
}

/** Assigns or unassigns records; "undo" restores the previous assignees. */
export async function assignAll(
  items: readonly api.Place[],
  assignee: string | null,
  words: Pick<ActLabels, 'assigned'>,
  expected?: string | null,
): Promise<void> {
  const { items: done } = await api.assign(items.map(placeOf), assignee, expected);
  await queue.reload();
  offerUndo({
    text: words.assigned,
    async undo() {
      for (const before of new Set(done.map((one) => one.before)))
        await api.assign(done.filter((one) => one.before === before).map(placeOf), before);
      await queue.reload();
    },
  });
}

/** Closes tickets with an answer after the time for "undo": nothing is sent before. */
export function closeAll(items: readonly api.Place[], note: string, words: Omit<ActLabels, 'assigned'>): void {
  offerUndo({
    text: words.closing,
    undo: () => undefined,
    async send(isLeaving) {
      const { items: answered } = await api.closeTickets(items.map(placeOf), note, isLeaving);
      const failures = answered.flatMap(({ failure }) => failure ?? []);
      if (failures[0] !== undefined) words.failed(failures.length, failures[0]);
      await queue.reload();
    },
  });
}
