import { atom, type ReadableAtom } from 'nanostores';
import type { RecordCalls } from '#api/records.ts';
import type { ListCall } from '#domain/records/list-view.ts';
import { $dataScope } from '../session/data-scope.ts';

export interface ExportedRows<Row> {
  trid: string;
  rows: Row[];
  /** How many records match; more than there are rows where the limit cut them off. */
  total: number;
}

export interface ListExport<Row> {
  /** How far a running export is; undefined while none runs. */
  $progress: ReadableAtom<{ done: number; total: number } | undefined>;
  /** Undefined where foundation or user changed meanwhile, or an export runs already. */
  collect(): Promise<ExportedRows<Row> | undefined>;
}

export interface ExportSize {
  /** Most rows of one file. */
  limit: number;
  rowsAtOnce: number;
}
export const usualSize: ExportSize = { limit: 5000, rowsAtOnce: 200 };

interface Options<Row> {
  calls: Pick<RecordCalls<Row, unknown, never>, 'list'>;
  call: (window: { page: number; rows: number }) => ListCall;
  /** Where more than usual is a list still. */
  size?: ExportSize;
}

/** All records that a list's filter matches, in its order. */
export function listExport<Row extends { id: string }>({
  calls,
  call,
  size = usualSize,
}: Options<Row>): ListExport<Row> {
  const { limit, rowsAtOnce } = size;
  const $progress = atom<{ done: number; total: number } | undefined>(undefined);
  return {
    $progress,
    async collect() {
      const owner = $dataScope.get();
      if (!owner || $progress.get()) return undefined;
      const query = call({ page: 1, rows: rowsAtOnce });
      $progress.set({ done: 0, total: 0 });
      try {
        const { collectRows } = await import('./collect-rows.ts');
        const all = await collectRows({
          read: (offset) => calls.list(owner.trid, { ...query, _offset: offset }),
          limit,
          rowsAtOnce,
          isCurrent: () => $dataScope.get() === owner,
          onRead: (progress) => $progress.set(progress),
        });
        return all && { trid: owner.trid, ...all };
      } finally {
        $progress.set(undefined);
      }
    },
  };
}
