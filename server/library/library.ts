import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import { DiskStorage } from '../files/disk-storage.ts';
import { fileByPath, markSuperseded, putFiles, recountFolders, tidyIndex } from '../queries/library-files.ts';
import { Reader, type ReaderLimits } from './extract/reader.ts';
import { FolderWatch } from './folder-watch.ts';
import { KnownWords } from './hits/known-words.ts';
import { IndexParts } from './index-parts.ts';
import type { LibraryProblem } from './meta-file.ts';
import { type ReadParts, readFile, readPending } from './read-files.ts';
import { RecentAnswers } from './recent-answers.ts';
import { scanLibrary } from './scan-library.ts';

interface Given {
  config: Config;
  db: Db;
  clock: () => number;
  log: FastifyBaseLogger;
  limits?: ReaderLimits;
}

/** How long (ms) after a change of a folder it is looked at, and how long a file must lie still before it counts as written. */
const soon = 300;
const settle = 700;
/** Many changed files are worth bringing the statistics up to date for. */
const many = 500;

/** The library on the disk and its index in the database, which follows it while the server runs. */
export class Library {
  readonly root: string;
  /** Copies of the files' contents under their hashes: what is downloaded, and what earlier versions are. */
  readonly copies: DiskStorage;
  /** Files that could not be looked into since the start. */
  unreadable = 0;
  /** What searches asked the database a moment ago. */
  readonly answers = new RecentAnswers();
  readonly knownWords: KnownWords;
  readonly #index: IndexParts;
  readonly #parts: ReadParts;
  readonly #log: FastifyBaseLogger;
  readonly #pause: number;
  readonly #dirty = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();
  #watch: FolderWatch | undefined;
  #timer: NodeJS.Timeout | undefined;
  #rescans: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ config, db, clock, log, limits }: Given) {
    this.root = config.libraryDir;
    this.knownWords = new KnownWords(db);
    this.#log = log;
    this.#pause = config.libraryRescan;
    const copies = join(config.dataDir, 'library-copies');
    this.copies = new DiskStorage(copies);
    mkdirSync(this.root, { recursive: true });
    this.#index = new IndexParts(db, this.root, clock, (problem) => log.warn(problem, 'meta file not usable'));
    this.#parts = {
      index: this.#index,
      reader: new Reader(limits),
      copies,
      keepUpTo: config.libraryKeepUpTo,
      unreadable: (path, error) => {
        this.unreadable += 1;
        log.warn({ err: error, path }, 'file of the library not readable');
      },
    };
  }

  /** What is wrong with meta files, by path. */
  get problems(): LibraryProblem[] {
    return [...this.#index.problems.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Indexes in the background and follows changes until `stop`. */
  start(): void {
    this.#watch = new FolderWatch(
      this.root,
      (folder) => this.#changed(folder),
      (error) =>
        this.#log.warn({ err: error }, 'a folder of the library cannot be watched; it is looked at from time to time'),
    );
    const look = () =>
      void this.rescan().catch((error: unknown) => this.#log.error({ err: error }, 'library not indexed'));
    look();
    this.#rescans = setInterval(look, this.#pause).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#rescans);
    this.#watch?.close();
    await this.#parts.reader.close();
    await this.#turn;
  }

  /** Looks at the whole library; resolves when the index says what lies on the disk, insides included. */
  rescan(): Promise<void> {
    return this.#inTurn(() => this.#update(undefined, Number.POSITIVE_INFINITY));
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
    this.#forget();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(() => (this.#stopped ? undefined : work()));
    this.#turn = done.catch(() => undefined);
    return done;
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
    this.#inTurn(() => this.#update(folders, Date.now() - settle)).catch((error: unknown) =>
      this.#log.error({ err: error }, 'library not indexed'),
    );
  }

  async #update(folders: readonly string[] | undefined, settledUntil: number): Promise<void> {
    const { db } = this.#index;
    const scan = await scanLibrary(this.#index, {
      ...(folders && { folders }),
      settledUntil,
      seen: (folder) => this.#watch?.add(folder),
      missed: (folder) => this.#watch?.remove(folder),
    });
    await recountFolders(db, [...scan.touched]);
    if (scan.touched.size > 0) this.#forget();
    const read = await readPending(this.#parts, () => this.#stopped);
    this.#forget();
    for (const folder of scan.unsettled) this.#changed(folder);
    if (scan.touched.size + read.size === 0) return;
    await recountFolders(db, [...new Set([...scan.touched, ...read])]);
    await markSuperseded(db);
    this.#forget();
    if (read.size > many || folders === undefined) await tidyIndex(db);
  }
}
