import { atom, computed, type ReadableAtom } from 'nanostores';
import { maxBulkRecords } from '#contract/list-rules.ts';
import type { Page } from '#contract/record.ts';
import { $dataScope } from '../session/data-scope.ts';
import type { Owner } from './list-cache.ts';

export interface ListMarks<Row> {
  /** The marked rows by their ids, in the order in which they were marked. */
  $rows: ReadableAtom<ReadonlyMap<string, Row>>;
  /** Rows are being marked, if only by a wish to: on a phone boxes come with it. */
  $isMarking: ReadableAtom<boolean>;
  /** Most rows that are marked at once. */
  readonly max: number;
  start(): void;
  /** Marks them or takes the marks away; answers how many had no room. */
  set(rows: readonly Row[], isMarked: boolean): number;
  /** Marks all that the filter lets through; answers how many had no room. Throws ApiError. */
  all(): Promise<number>;
  /** Takes the marks from rows that may be out of sight. */
  drop(ids: readonly string[]): void;
  clear(): void;
}

interface Options<Row> {
  read: (offset: number, limit: number) => Promise<Page<Row>>;
  /** The rows in sight: marked ones are shown as they are now. */
  $present: ReadableAtom<readonly Row[]>;
  max?: number | undefined;
  /** Most rows of an answer. */
  rowsAtOnce?: number | undefined;
}

interface Marked<Row> {
  readonly of: Owner | undefined;
  readonly isOn: boolean;
  readonly rows: ReadonlyMap<string, Row>;
}

/** Rows with which something is to be done: they stay marked over pages and searches. */
export function listMarks<Row extends { id: string }>({
  read,
  $present,
  max = maxBulkRecords,
  rowsAtOnce = 200,
}: Options<Row>): ListMarks<Row> {
  const none: Marked<Row> = { of: undefined, isOn: false, rows: new Map() };
  const $marked = atom(none);
  const $own = computed([$marked, $dataScope], (marked, owner) => (marked.of === owner ? marked : none));
  const $rows = computed([$own, $present], ({ rows }, present) => {
    const changed = present.filter((row) => rows.has(row.id) && rows.get(row.id) !== row);
    return changed.length > 0 ? new Map([...rows, ...changed.map((row) => [row.id, row] as const)]) : rows;
  });

  function set(rows: readonly Row[], isMarked: boolean): number {
    const next = new Map($own.get().rows);
    let left = 0;
    for (const row of rows) {
      if (!isMarked) next.delete(row.id);
      else if (next.size < max || next.has(row.id)) next.set(row.id, row);
      else left += 1;
    }
    $marked.set({ of: $dataScope.get(), isOn: $own.get().isOn, rows: next });
    return left;
  }

  return {
    $rows,
    $isMarking: computed($own, ({ isOn, rows }) => isOn || rows.size > 0),
    max,
    start: () => $marked.set({ ...$own.get(), of: $dataScope.get(), isOn: true }),
    set,
    async all() {
      const owner = $dataScope.get();
      const { collectRows } = await import('./collect-rows.ts');
      const isCurrent = () => $dataScope.get() === owner;
      const all = await collectRows({ read, limit: max, rowsAtOnce, isCurrent });
      return all ? set(all.rows, true) + Math.max(0, all.total - all.rows.length) : 0;
    },
    drop(ids) {
      const rows = new Map([...$own.get().rows].filter(([id]) => !ids.includes(id)));
      $marked.set({ ...$own.get(), of: $dataScope.get(), rows });
    },
    clear: () => $marked.set(none),
  };
}
