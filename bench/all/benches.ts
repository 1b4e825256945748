/** What a bench needs besides Node and the packages. */
type Need = 'site' | 'Chromium' | 'PostgreSQL' | '4 GiB';

export interface Bench {
  readonly file: string;
  readonly about: string;
  readonly needs: readonly Need[];
  /** On a quiet machine with two cores. */
  readonly minutes: number;
  /** Arguments of a run with less of everything; a bench without them is left out of a short run. */
  readonly short?: readonly string[];
}

const database = ['PostgreSQL'] as const;
const browser = ['site', 'Chromium', 'PostgreSQL'] as const;

/** Every bench, by the name that `npm run bench` takes. */
export const benches: Readonly<Record<string, Bench>> = {
  server: { file: 'server.ts', about: 'start, memory, calls against the floor', needs: database, minutes: 12 },
  lists: { file: 'lists.ts', about: 'lists, with ten times as many other foundations', needs: database, minutes: 25 },
  site: { file: 'site.ts', about: 'public pages against hand-written ones; builds', needs: browser, minutes: 40 },
  nav: { file: 'nav.ts', about: 'click to next page against peers', needs: browser, minutes: 25 },
  clicks: { file: 'clicks.ts', about: 'presses and fields of frequent tasks', needs: browser, minutes: 10 },
  pages: { file: 'pages.ts', about: 'weight and paints of the pages', needs: browser, minutes: 12 },
  form: { file: 'form-typing.ts', about: 'typing into the largest form', needs: browser, minutes: 8 },
  search: {
    file: 'search-everything.ts',
    about: 'one search over everything',
    needs: [...database, '4 GiB'],
    minutes: 30,
  },
  wholesale: {
    file: 'wholesale-search.ts',
    about: 'search in a million numbers',
    needs: [...database, '4 GiB'],
    minutes: 30,
  },
  queue: {
    file: 'staff-queue.ts',
    about: 'desk of the employees with a million items',
    needs: [...database, '4 GiB'],
    minutes: 15,
  },
  audit: { file: 'staff/audit.ts', about: 'cost of audited reads', needs: database, minutes: 10 },
  statements: { file: 'staff/statements.ts', about: 'commission lines and imports', needs: browser, minutes: 20 },
  library: {
    file: 'library.ts',
    about: 'index, search and downloads of documents',
    needs: [...database, '4 GiB'],
    minutes: 60,
  },
  overload: {
    file: 'server/overload.ts',
    about: 'ten times as many calls as can be answered',
    needs: database,
    minutes: 4,
    short: ['--short'],
  },
  soak: {
    file: 'server/soak.ts',
    about: 'what grows in half an hour of mixed use',
    needs: database,
    minutes: 33,
    short: ['--short'],
  },
  restore: {
    file: 'server/restore.ts',
    about: 'backup and restore, rows per second',
    needs: database,
    minutes: 3,
    short: ['50000'],
  },
  logins: { file: 'login-times.ts', about: 'times of refused logins', needs: database, minutes: 10, short: ['40'] },
  files: { file: 'hostile-files.ts', about: 'files that were made to cost much', needs: [], minutes: 2, short: [] },
  documents: { file: 'documents.ts', about: 'papers of orders', needs: [], minutes: 1, short: [] },
  content: { file: 'content-check.ts', about: 'check of the content', needs: [], minutes: 1, short: ['500'] },
};
