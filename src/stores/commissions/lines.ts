import { listLines, readLine } from '#api/commissions/lines.ts';
import type { CommissionLine } from '#contract/commissions/line.ts';
import { lineList, linesAtOnce } from '#domain/commissions/line-list.ts';
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
  // More than that is no complaint any more.
  maxMarks: 1000,
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
