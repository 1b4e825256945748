import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { $dataScope } from '../session/data-scope.ts';
import type { RecordList } from './record-list.ts';

/** The rows of a list that is too long to be loaded, as far as they are known. */
interface KnownRows<Row> {
  total: number;
  at(index: number): Row | undefined;
}

interface WindowedRows<Row> {
  $known: ReadableAtom<KnownRows<Row> | undefined>;
  /** Why the last rows asked for did not come. */
  $failure: ReadableAtom<ApiError | undefined>;
  /** Requests the unknown rows among these positions; pending requests that have left the window are dropped. */
  show(first: number, last: number): void;
  retry(): void;
  /** All rows from one place to another, at most as many as one answer holds. Throws ApiError. */
  range(first: number, last: number): Promise<Row[]>;
}

/** Calls at once: one for what is in sight, one for what comes next. */
const batchSize = 2;

/** The rows of a list by their place, loaded as they come into sight; the list's own page is the first of them. */
export function windowedRows<Row extends { id: string }>(list: RecordList<Row>, rowsAtOnce: number): WindowedRows<Row> {
  type Pages = ReadonlyMap<number, readonly Row[]>;
  const $more = atom<{ of: string; pages: Pages }>({ of: '', pages: new Map() });
  const $failure = atom<ApiError | undefined>(undefined);
  const running = new Set<string>();
  let requestedPages: number[] = [];

  /** Identifies the rows: the owner and the query, as they were when the first rows arrived. */
  const keyOf = (query: string, total: number) => JSON.stringify([$dataScope.get(), query, total]);
  const present = () => {
    const page = list.$page.get();
    return page.state === 'ready' && !list.$outdated.get() ? keyOf(page.value.query, page.value.total) : undefined;
  };

  const $known = computed([list.$page, $more], (page, more) => {
    if (page.state !== 'ready') return undefined;
    const { query, total, items } = page.value;
    const pages: Pages = more.of === keyOf(query, total) ? more.pages : new Map();
    const at = (index: number) =>
      index < items.length ? items[index] : pages.get(Math.floor(index / rowsAtOnce))?.[index % rowsAtOnce];
    return { total, at };
  });

  function isKnown(page: number, key: string): boolean {
    const { of, pages } = $more.get();
    return page === 0 || (of === key && pages.has(page));
  }

  async function loadNext(): Promise<void> {
    const key = present();
    // Those of an earlier search may take their time.
    if (!key || [...running].filter((one) => one.startsWith(key)).length >= batchSize) return;
    const page = requestedPages.find((one) => !isKnown(one, key) && !running.has(`${key} ${one}`));
    if (page === undefined) return;
    const name = `${key} ${page}`;
    running.add(name);
    try {
      const { items } = await list.read(page * rowsAtOnce, rowsAtOnce);
      if (present() === key) {
        const { of, pages } = $more.get();
        $more.set({ of: key, pages: new Map([...(of === key ? pages : []), [page, items]]) });
        $failure.set(undefined);
      }
    } catch (cause) {
      requestedPages = [];
      if (present() === key) $failure.set(ApiError.from(cause));
    } finally {
      running.delete(name);
    }
    void loadNext();
  }

  let visibleRange = { first: 0, last: 0 };
  function ask(): void {
    const [from, to] = [Math.floor(visibleRange.first / rowsAtOnce), Math.floor(visibleRange.last / rowsAtOnce)];
    // Preloads the next page, so that scrolling does not wait.
    requestedPages = Array.from({ length: to - from + 2 }, (_, at) => from + at).filter(
      (page) => page * rowsAtOnce < ($known.get()?.total ?? 0),
    );
    for (let call = 0; call < batchSize; call += 1) void loadNext();
  }

  return {
    $known,
    $failure,
    show(first, last) {
      visibleRange = { first, last };
      ask();
    },
    retry() {
      $failure.set(undefined);
      ask();
    },
    async range(first, last) {
      const loadedRows = $known.get();
      const rows = Array.from({ length: last - first + 1 }, (_, at) => loadedRows?.at(first + at));
      if (rows.every((row) => row !== undefined)) return rows as Row[];
      return (await list.read(first, last - first + 1)).items;
    },
  };
}
