import { computed, type ReadableAtom } from 'nanostores';
import type { RecordCalls } from '#api/records.ts';
import type { ListRules } from '#contract/list-rules.ts';
import type { Page } from '#contract/record.ts';
import { addressDefaults, type ListCall, listCall, type RecordView, readView } from '#domain/records/list-view.ts';
import { $isEmployee } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $rowsPerPage } from '../session/followed-settings.ts';
import { queryStore } from './address-query.ts';
import { listCache, type Owner } from './list-cache.ts';
import { type ListColumns, listColumns } from './list-columns.ts';
import { type ExportSize, type ListExport, listExport } from './list-export.ts';
import { type ListMarks, listMarks } from './list-marks.ts';
import { type Loadable, loader } from './loadable.ts';
import { onActive } from './on-active.ts';
import { changesElsewhere } from './record-changes.ts';

/** A list answer with the query that it answers. */
interface RecordPage<Row> extends Page<Row> {
  query: string;
}

export interface RecordList<Row> {
  /** Its place in the caches, and in what users save of lists. */
  readonly name: string;
  rules: ListRules;
  $view: ReadableAtom<RecordView>;
  /** Changes the address, by names that stand in it; at its first page where none is named. */
  show(change: Record<string, string>, how?: 'push' | 'replace'): void;
  /** Loads while a screen shows it, empties when foundation or user change (§4-4, §4-7). */
  $page: ReadableAtom<Loadable<RecordPage<Row>>>;
  /** True while the rows shown answer an earlier query than the one in the address. */
  $outdated: ReadableAtom<boolean>;
  reload(): Promise<void>;
  /** Rows at any place of what is shown; throws ApiError. */
  read(offset: number, limit: number): Promise<Page<Row>>;
  export: ListExport<Row>;
  columns: ListColumns;
  /** Rows with which something is to be done. */
  marks: ListMarks<Row>;
}

interface Options<Row> {
  /** Place in the cache, and of what other tabs tell of changes. */
  name: string;
  rules: ListRules;
  calls: Pick<RecordCalls<Row, unknown, never>, 'list'>;
  /** Where it is one long list without pages: how many rows are asked for at once. */
  rowsAtOnce?: number;
  exportSize?: ExportSize;
  /** Most rows that are marked, if not as many as the server acts on in one call. */
  maxMarks?: number;
}

/** The list of one type of records: what part of it is shown stands in the address. */
export function recordList<Row extends { id: string }>({
  name,
  rules,
  calls,
  rowsAtOnce,
  exportSize,
  maxMarks,
}: Options<Row>): RecordList<Row> {
  const address = queryStore(addressDefaults(rules));
  const $view = computed([address.$query, $rowsPerPage], (query, usual) => {
    const view = readView(rules, query, usual);
    return rowsAtOnce ? { ...view, page: 1, rows: rowsAtOnce } : view;
  });
  const $query = computed([$view, $isEmployee], (view, employee) => JSON.stringify(listCall(rules, view, employee)));
  const cached = listCache<Row>(name);
  const isOwner = (owner: Owner) => $dataScope.get() === owner;

  function present(): { owner: Owner; query: string } {
    const owner = $dataScope.get();
    if (!owner) throw new Error('No foundation is selected');
    return { owner, query: $query.get() };
  }

  function fromCache(): RecordPage<Row> | undefined {
    const { owner, query } = present();
    const page = cached.page(owner, query);
    return page && { ...page, query };
  }

  /** A link may name a page that is no more since records have left its filter. */
  function stayWithin(total: number): void {
    const { page, rows } = $view.get();
    const last = Math.max(1, Math.ceil(total / rows));
    if (page > last) address.set({ page: String(last) });
  }

  async function load(): Promise<RecordPage<Row>> {
    const { owner, query } = present();
    try {
      const page = await calls.list(owner.trid, JSON.parse(query) as ListCall);
      if (isOwner(owner)) cached.keep(owner, query, page);
      if (query === $query.get()) stayWithin(page.total);
      return { ...page, query };
    } catch (cause) {
      if (isOwner(owner)) cached.clear();
      throw cause;
    }
  }

  // Rows of another search are no answer to this one.
  const list = loader(load, fromCache, ({ query }) => query === $query.get());

  let shownOwner: Owner | undefined;
  onActive(list.$value, [$dataScope, $query, changesElsewhere(name)], () => {
    const owner = $dataScope.get();
    if (owner !== shownOwner) {
      list.reset();
      if (shownOwner && $view.get().page > 1) address.set({ page: '1' });
      shownOwner = owner;
    }
    if (!owner) return;
    if (fromCache()) list.reset();
    void list.reload();
  });

  const read = (_offset: number, _limit: number) => {
    const { owner, query } = present();
    return calls.list(owner.trid, { ...(JSON.parse(query) as ListCall), _offset, _limit });
  };
  const $rows = computed(list.$value, (page) => (page.state === 'ready' ? page.value.items : []));

  return {
    name,
    rules,
    $view,
    show(change, how = 'push') {
      const isUsual = change['rows'] === String($rowsPerPage.get());
      address.set({ page: '1', ...change, ...(isUsual && { rows: '' }) }, how);
    },
    $page: list.$value,
    $outdated: computed([list.$value, $query], (page, query) => page.state === 'ready' && page.value.query !== query),
    reload: list.reload,
    read,
    marks: listMarks({ read, $present: $rows, max: maxMarks, rowsAtOnce: exportSize?.rowsAtOnce }),
    columns: listColumns(name, rules.columns),
    export: listExport({
      calls,
      call: (window) => listCall(rules, { ...$view.get(), ...window }, $isEmployee.get()),
      ...(exportSize && { size: exportSize }),
    }),
  };
}
