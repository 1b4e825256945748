import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { replaceWork } from '#server/queries/work/work-items.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import type { RecordType } from './definition/define-record.ts';
import type { WorkContext } from './definition/work.ts';

const maxDetailLength = 160;
const shortened = (text: string) =>
  text.length > maxDetailLength ? `${text.slice(0, maxDetailLength - 1).trimEnd()}…` : text;

/** Stores the work items of a record, as its type defines them from what anybody may see of it; an archived record has none. */
export async function writeWork(
  tx: Tx,
  record: RecordType,
  row: RecordRow,
  { visibleData, ...on }: Pick<WorkContext, 'filled' | 'holidays'> & { readonly visibleData: Record<string, unknown> },
): Promise<void> {
  if (!record.work) return;
  const { trid, id: recordId, type, foreignid, audience, created, modified } = row;
  const waits = row.archived ? [] : record.work(visibleData, { ...on, created, modified });
  const items = waits.map(({ side, task, title, customer, detail, reason, operator, from = 0, due = null }) => {
    const words = indexText([foreignid ?? undefined, title]);
    const own = { trid, recordId, side, type, task, foreignid, title: title.slice(0, 200), words };
    const labels = { customer: customer?.slice(0, 200) ?? null, detail: detail ? shortened(detail) : null };
    const counted = { reason: reason ?? null, operator: operator ?? null };
    return { ...own, ...labels, ...counted, since: Math.max(modified, from), from, due, audience };
  });
  await replaceWork(tx, { trid, recordId }, items, modified);
}
