import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ThreadLimits } from '../core/worker-thread.ts';
import { type Db, maintenanceOf } from '../db/open.ts';
import type { Storage } from '../files/storage/storage.ts';
import { type Lead, leadAlone } from '../jobs/servers.ts';
import { fileByPath, markSuperseded, putFiles, recountFolders, tidyIndex } from '../queries/library/library-files.ts';
import { Comparisons } from './comparison/compare-documents.ts';
import { Reader } from './extract/reader.ts';
import { placeBelow } from './index/folder-metas.ts';
import { IndexContext } from './index/index-context.ts';
import type { LibraryProblem } from './index/meta-file.ts';
import { type ReadContext, readFile, readPending } from './index/read-files.ts';
import { scanLibrary } from './index/scan-library.ts';
import { LibraryCopies } from './library-copies.ts';
import { SearchCaches } from './search/search-caches.ts';
import type { Following, LibrarySource } from './sources/library-source.ts';
import { openSource } from './sources/open-source.ts';
import { SourceState } from './sources/source-state.ts';
import { WorkQueue } from './work-queue.ts';

interface LibraryInputs {
  config: Config;
  db: Db;
  clock: () => number;
  log: FastifyBaseLogger;
  limits?: ThreadLimits;
}

/** How long (ms) after a change of a folder it is looked at. */
const soon = 300;
/** Many changed files are worth bringing the statistics up to date for. */
const many = 500;

/** The files that editors maintain and their index in the database, which follows them while the server runs. */
export class Library {
  readonly source: LibrarySource;
  /** Copies of the files' contents, named by their hashes: for downloads and earlier versions. */
  readonly copies: Storage;
  /** Files that could not be looked into since the start. */
  unreadable = 0;
  readonly caches: SearchCaches;
  readonly state: SourceState;
  readonly comparisons: Comparisons;
  readonly #index: IndexContext;
  readonly #parts: ReadContext;
  readonly #queue = new WorkQueue();
  readonly #tidy: () => Promise<void>;
  readonly #dirty = new Set<string>();
  #following: Following | undefined;
  #leave: () => Promise<void> = async () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ config, db, clock, log, limits }: LibraryInputs) {
    const copies = new LibraryCopies(config);
    this.source = openSource(config, copies);
    this.copies = copies.storage;
    this.#tidy = () => copies.tidy();
    this.comparisons = new Comparisons(this);
    this.caches = new SearchCaches(db);
    this.state = new SourceState(this.source, log);
    this.#index = new IndexContext(maintenanceOf(db), this.source, clock, (problem) =>
      log.warn(problem, 'meta file not usable'),
    );
    this.#parts = {
      index: this.#index,
      reader: new Reader(limits),
      keepUpTo: config.libraryKeepUpTo,
      unreadable: (path, error) => {
        this.unreadable += 1;
        log.warn({ err: error, path }, 'file of the library not readable');
      },
    };
  }

  /** What is wrong with meta files, by path. */
  get problems(): LibraryProblem[] {
    return [...this.#index.problems.values()].flat().sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /**
   * Indexes in the background and follows changes until `stop`. Of several processes on one database one does, the
   * others show what it wrote. `changed` is told whether this one follows.
   */
  start(lead: Lead = leadAlone, changed: (follows: boolean) => void = () => undefined): void {
    this.#leave = lead(() => {
      const end = this.#follow();
      changed(true);
      return () => {
        changed(false);
        end();
      };
    });
  }

  async stop(): Promise<void> {
    this.#queue.stop();
    clearTimeout(this.#timer);
    await this.#parts.reader.close();
    await this.comparisons.close();
    await this.#queue.idle();
    await this.#leave();
  }

  /** Looks at the whole library; resolves when the index says what lies there, insides included. */
  async rescan(): Promise<void> {
    await this.#queue.run(async () => {
      await this.source.refresh();
      this.state.reached();
      await this.#update(undefined, Number.POSITIVE_INFINITY);
    });
    // What it was interrupted for goes on with what it left.
    await this.#queue.idle();
  }

  /** Resolves when nothing is being indexed any more. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Reads a queued file at once, because a user needs it now. */
  async readNow(path: string): Promise<void> {
    const file = await fileByPath(this.#index.db, path);
    const read = file?.pending ? await readFile(this.#parts, file) : undefined;
    if (read) await putFiles(this.#index.db, [read.row]);
    // What the folders demand may have changed while the file was read.
    if (read) await placeBelow(this.#index, read.row.folder);
    this.caches.expire();
  }

  #follow(): () => void {
    const following = this.source.follow({
      changed: (folders) => {
        const whole = !folders || this.state.unfinished;
        this.state.reached();
        if (whole) this.#go(this.#queue.run(() => this.#update(undefined, Number.POSITIVE_INFINITY)));
        else for (const folder of folders) this.#changed(folder);
      },
      failed: (error) => this.#failed(error),
    });
    this.#following = following;
    this.#go(this.#tidy().then(() => this.rescan()));
    return () => {
      following.stop();
      this.#following = undefined;
    };
  }

  #go(work: Promise<void>): void {
    work.catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (!this.#queue.isStopped) this.state.failed(error);
  }

  #changed(folder: string): void {
    this.#dirty.add(folder);
    this.#timer ??= setTimeout(() => this.#look(), soon).unref();
  }

  #look(): void {
    this.#timer = undefined;
    const folders = [...this.#dirty];
    this.#dirty.clear();
    const { settle } = this.source;
    this.#go(this.#queue.run(() => this.#update(folders, settle > 0 ? Date.now() - settle : Number.POSITIVE_INFINITY)));
  }

  async #update(folders: readonly string[] | undefined, settledUntil: number): Promise<void> {
    const { db } = this.#index;
    const scan = await scanLibrary(this.#index, {
      ...(folders && { folders }),
      settledUntil,
      seen: (folder) => this.#following?.seen(folder),
      missed: (folder) => this.#following?.missed(folder),
    });
    await recountFolders(db, [...scan.touched]);
    if (scan.touched.size > 0) this.caches.expire();
    const read = await readPending(this.#parts, () => this.#queue.isPressed);
    this.caches.expire();
    for (const folder of scan.unsettled) this.#changed(folder);
    if (scan.touched.size + read.size === 0) return;
    await recountFolders(db, [...new Set([...scan.touched, ...read])]);
    await markSuperseded(db);
    this.caches.expire();
    if (read.size > many || folders === undefined) await tidyIndex(db);
  }
}
