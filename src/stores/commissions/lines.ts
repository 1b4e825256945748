import { atom, computed } from 'nanostores';
import { listLines, readLine } from '#api/commissions/lines.ts';
import type { CommissionLine } from '#contract/commissions/line.ts';
import { lineList, linesAtOnce } from '#domain/commissions/line-list.ts';
import type { Owner } from '../data/list-cache.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { recordList } from '../data/record-list.ts';
import { windowedRows } from '../data/windowed-rows.ts';
import { $dataScope } from '../session/data-scope.ts';
import { commissionAddress } from './view.ts';

/** The lines of all statements: one long list. */
export const lines = recordList<CommissionLine>({
  name: 'commission-lines',
  rules: lineList,
  calls: { list: listLines },
  rowsAtOnce: linesAtOnce,
  exportSize: { limit: 100_000, rowsAtOnce: 1000 },
});
export const lineRows = windowedRows(lines, linesAtOnce);

/** The line that was pressed last, as the list knows it. */
let pressed: CommissionLine | undefined;

/** Shows the details of a line, as a step for the Back button. */
export function openLine(line: CommissionLine): void {
  pressed = line;
  commissionAddress.set({ line: line.id }, 'push');
}

/** One line; loads while a screen shows it, unless it is known from the list. */
export function lineStore(id: string) {
  const preselectedLine = pressed?.id === id ? pressed : undefined;
  const line = loader(async () => {
    const owner = $dataScope.get();
    if (!owner) throw new Error('No foundation is selected');
    return preselectedLine ?? readLine(owner.trid, id);
  });
  onActive(line.$value, [$dataScope], () => {
    if ($dataScope.get()) void line.reload();
  });
  return line;
}

/** Most lines that are marked at once: more than that is no complaint any more. */
export const markLimit = 1000;

const $marked = atom<{ of: Owner | undefined; lines: ReadonlyMap<string, CommissionLine> }>({
  of: undefined,
  lines: new Map(),
});
const none: ReadonlyMap<string, CommissionLine> = new Map();

/** Lines with which something is to be done; they stay marked while one searches on. */
export const lineMarks = {
  $lines: computed([$marked, $dataScope], ({ of, lines: marked }, owner) => (of === owner ? marked : none)),
  /** Marks them or takes the marks away; answers how many found no room. */
  set(changed: readonly CommissionLine[], on: boolean): number {
    const next = new Map(lineMarks.$lines.get());
    let left = 0;
    for (const line of changed) {
      if (!on) next.delete(line.id);
      else if (next.size < markLimit || next.has(line.id)) next.set(line.id, line);
      else left += 1;
    }
    $marked.set({ of: $dataScope.get(), lines: next });
    return left;
  },
  /** Marks all that the filter lets through. Throws ApiError. */
  async all(): Promise<number> {
    const owner = $dataScope.get();
    const { items, total } = await lines.read(0, markLimit);
    return $dataScope.get() === owner ? lineMarks.set(items, true) + total - items.length : 0;
  },
  clear(): void {
    $marked.set({ of: undefined, lines: new Map() });
  },
};
