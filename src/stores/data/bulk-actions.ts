import { ApiError } from '#api/api-error.ts';
import { runBulkAction } from '#api/bulk-actions.ts';
import type { BulkReport, BulkRequest } from '#contract/bulk-action.ts';
import { $dataScope } from '../session/data-scope.ts';
import { announceChange } from './record-changes.ts';
import type { RecordList } from './record-list.ts';

/** Does the same to the marked rows of a list; what was not done stays marked. Throws ApiError. */
export async function sendBulkAction<Row extends { id: string }>(
  { name, marks, reload }: Pick<RecordList<Row>, 'name' | 'marks' | 'reload'>,
  request: BulkRequest,
  idempotencyKey: string,
): Promise<BulkReport> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const report = await runBulkAction(owner.trid, request, idempotencyKey);
  if ($dataScope.get() !== owner) return report;
  const finished = report.items.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
  marks.drop(finished);
  const [last] = finished.slice(-1);
  if (last !== undefined) announceChange(name, last);
  void reload();
  return report;
}
