import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import type { Storage } from '../files/storage/storage.ts';
import { fileByPath, markSuperseded, putFiles, recountFolders, tidyIndex } from '../queries/library/library-files.ts';
import { Reader, type ReaderLimits } from './extract/reader.ts';
import { KnownWords } from './hits/word-match-cache.ts';
import { placeBelow } from './index/folder-metas.ts';
import { IndexContext } from './index/index-context.ts';
import { holdLeaderLease } from './index/leader-lease.ts';
import type { LibraryProblem } from './index/meta-file.ts';
import { type ReadContext, readFile, readPending } from './index/read-files.ts';
import { scanLibrary } from './index/scan-library.ts';
import { LibraryCopies } from './library-copies.ts';
import { RecentAnswers } from './search/recent-answers.ts';
import { ChangedMeanwhile, type Following, type LibrarySource, SourceUnreachable } from './sources/library-source.ts';
import { openSource } from './sources/open-source.ts';

interface Given {
  config: Config;
  db: Db;
  clock: () => number;
  log: FastifyBaseLogger;
  limits?: ReaderLimits;
}

/** How long (ms) after a change of a folder it is looked at. */
const soon = 300;
/** Many changed files are worth bringing the statistics up to date for. */
const many = 500;

/** The files that editors maintain and their index in the database, which follows them while the server runs. */
export class Library {
  readonly source: LibrarySource;
  /** Copies of the files' contents under their hashes: what is downloaded, and what earlier versions are. */
  readonly copies: Storage;
  /** False while the place where the files lie does not answer; what the index knows is shown all the same. */
  reachable = true;
  /** Files that could not be looked into since the start. */
  unreadable = 0;
  /** What searches asked the database a moment ago. */
  readonly answers = new RecentAnswers();
  readonly knownWords: KnownWords;
  readonly #index: IndexContext;
  readonly #parts: ReadContext;
  readonly #log: FastifyBaseLogger;
  readonly #tidy: () => Promise<void>;
  readonly #dirty = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #isShared: boolean;
  #following: Following | undefined;
  #leave: () => Promise<void> = async () => undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The index does not say all that is known to lie there. */
  #unfinished = false;
  /** Turns that wait for the one under way. */
  #waiting = 0;
  #stopped = false;

  constructor({ config, db, clock, log, limits }: Given) {
    const copies = new LibraryCopies(config);
    this.source = openSource(config, copies);
    this.copies = copies.storage;
    this.#tidy = () => copies.tidy();
    this.#isShared = config.databaseUrl !== undefined;
    this.knownWords = new KnownWords(db);
    this.#log = log;
    this.#index = new IndexContext(db, this.source, clock, (problem) => log.warn(problem, 'meta file not usable'));
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
   * others show what it wrote.
   */
  start(): void {
    const begin = () => this.#follow();
    if (this.#isShared) {
      this.#leave = holdLeaderLease({ db: this.#index.db, log: this.#log, begin });
      return;
    }
    const end = begin();
    this.#leave = async () => end();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#parts.reader.close();
    await this.#turn;
    await this.#leave();
  }

  /** Looks at the whole library; resolves when the index says what lies there, insides included. */
  async rescan(): Promise<void> {
    await this.#inTurn(async () => {
      await this.source.refresh();
      this.#reached();
      await this.#update(undefined, Number.POSITIVE_INFINITY);
    });
    // What it was interrupted for goes on with what it left.
    await this.#turn;
  }

  /** Resolves when nothing is being indexed any more. */
  async idle(): Promise<void> {
    await this.#turn;
  }

  /** Reads a file that waits for it, because somebody wants it now. */
  async readNow(path: string): Promise<void> {
    const file = await fileByPath(this.#index.db, path);
    const read = file?.pending ? await readFile(this.#parts, file) : undefined;
    if (read) await putFiles(this.#index.db, [read.row]);
    // What the folders demand may have changed while the file was read.
    if (read) await placeBelow(this.#index, read.row.folder);
    this.#forget();
  }

  #follow(): () => void {
    const following = this.source.follow({
      changed: (folders) => {
        const whole = !folders || this.#unfinished;
        this.#reached();
        if (whole) this.#go(this.#inTurn(() => this.#update(undefined, Number.POSITIVE_INFINITY)));
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

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const done = this.#turn.then(() => {
      this.#waiting -= 1;
      return this.#stopped ? undefined : work();
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #go(work: Promise<void>): void {
    work.catch((error: unknown) => this.#failed(error));
  }

  #reached(): void {
    this.#unfinished = false;
    if (!this.reachable) this.#log.info({ place: this.source.place }, 'the library can be reached again');
    this.reachable = true;
  }

  /** A place that does not answer is asked again by who follows it; once is enough for the log. */
  #failed(error: unknown): void {
    if (this.#stopped) return;
    this.#unfinished = true;
    if (error instanceof ChangedMeanwhile) return;
    if (!(error instanceof SourceUnreachable)) {
      this.#log.error({ err: error }, 'library not indexed');
      return;
    }
    const { place } = this.source;
    if (this.reachable) this.#log.error({ place, reason: error.message }, 'the library cannot be reached');
    this.reachable = false;
  }

  /** The index says something else from now on. */
  #forget(): void {
    this.answers.clear();
    this.knownWords.expire();
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
    this.#go(this.#inTurn(() => this.#update(folders, settle > 0 ? Date.now() - settle : Number.POSITIVE_INFINITY)));
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
    if (scan.touched.size > 0) this.#forget();
    const read = await readPending(this.#parts, () => this.#stopped || this.#waiting > 0);
    this.#forget();
    for (const folder of scan.unsettled) this.#changed(folder);
    if (scan.touched.size + read.size === 0) return;
    await recountFolders(db, [...new Set([...scan.touched, ...read])]);
    await markSuperseded(db);
    this.#forget();
    if (read.size > many || folders === undefined) await tidyIndex(db);
  }
}
