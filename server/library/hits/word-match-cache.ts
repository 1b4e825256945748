import type { Db } from '#server/db/open.ts';
import {
  changesSince,
  fileRows,
  packedLevels,
  type SeenChange,
  type WordQuery,
} from '#server/queries/library/library-hits.ts';
import { FileColumns } from './file-columns.ts';
import { roomFor, type WordLevels, withFiles, wordLevels } from './match-bitmap.ts';
import { parseNumbers } from './parse-numbers.ts';

/** How long (ms) what is known counts at most; another process may have changed the index meanwhile. */
const lifetime = 3000;
/** After this time (ms) everything is read again: deletions are not recorded forever. */
const longest = 6 * 3_600_000;
/** Files asked for at once: more would keep calls waiting for the database. */
const portion = 10_000;
/** Room for what is known about words, in bytes. */
const maxRoom = 8 * 1024 ** 2;
/** After this many changes a word is searched again in all files. */
const maxChanges = 2000;
const maxRounds = 100;
const fewestGone = 10_000;

interface CachedWord {
  /** Of how many rounds of changes it knows. */
  round: number;
  levels: Promise<WordLevels>;
  room: number;
}

/**
 * What PostgreSQL's full text search answered about single words, kept as long as the files stay what they are: every
 * search is put together from such answers, and a word that matches tens of thousands of files is looked for once.
 * Changes are asked for every few seconds, whichever process made them.
 */
export class KnownWords {
  columns = new FileColumns();
  readonly #db: Db;
  #words = new Map<string, CachedWord>();
  #round = 0;
  /** Files that changed in the latest rounds, oldest first. */
  #changes: number[][] = [];
  #kept = 0;
  #seen: SeenChange | undefined;
  #seenAt = 0;
  #asked = Number.NEGATIVE_INFINITY;
  #outdated = Number.NEGATIVE_INFINITY;
  #refreshed: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  /** This process changed the index: the next search must know. */
  expire(): void {
    this.#outdated = performance.now();
  }

  /** Resolves when the columns are those of a moment ago. */
  fresh(): Promise<void> {
    const now = performance.now();
    if (this.#asked > Math.max(this.#outdated, now - lifetime)) return this.#refreshed;
    this.#asked = now;
    this.#refreshed = this.#refreshed
      .catch(() => undefined)
      .then(() => this.#refresh())
      .catch((error: unknown) => {
        this.#asked = Number.NEGATIVE_INFINITY;
        throw error;
      });
    return this.#refreshed;
  }

  /** The files with these words; `fresh` must have been waited for. */
  async levelsOf(words: WordQuery): Promise<WordLevels> {
    const key = words.anywhere;
    const cachedWord = this.#words.get(key);
    const round = this.#round;
    if (cachedWord) {
      // Used last, forgotten last.
      this.#words.delete(key);
      this.#words.set(key, cachedWord);
      if (cachedWord.round === round) return cachedWord.levels;
    }
    const changed = cachedWord && this.#changedSince(cachedWord.round);
    const levels =
      cachedWord && changed
        ? cachedWord.levels.then((old) => this.#lookAgain(words, old, changed))
        : packedLevels(this.#db, words).then((packed) => wordLevels(this.#placed(packed), this.columns.size));
    return this.#keep(key, round, levels);
  }

  /** Undefined where it is more than can be looked at one by one. */
  #changedSince(round: number): Set<number> | undefined {
    const rounds = this.#round - round;
    if (rounds > this.#changes.length) return undefined;
    const changed = new Set(this.#changes.slice(-rounds).flat());
    return changed.size <= maxChanges ? changed : undefined;
  }

  async #keep(key: string, round: number, levels: Promise<WordLevels>): Promise<WordLevels> {
    const cachedWord: CachedWord = { round, levels, room: 0 };
    this.#forget(key);
    this.#words.set(key, cachedWord);
    try {
      const loadedLevels = await levels;
      if (this.#words.get(key) !== cachedWord) return loadedLevels;
      cachedWord.room = roomFor(loadedLevels);
      this.#kept += cachedWord.room;
      for (const oldest of this.#words.keys()) {
        if (this.#kept <= maxRoom || oldest === key) break;
        this.#forget(oldest);
      }
      return loadedLevels;
    } catch (error) {
      if (this.#words.get(key) === cachedWord) this.#words.delete(key);
      throw error;
    }
  }

  #forget(key: string): void {
    this.#kept -= this.#words.get(key)?.room ?? 0;
    this.#words.delete(key);
  }

  async #lookAgain(words: WordQuery, old: WordLevels, changed: ReadonlySet<number>): Promise<WordLevels> {
    const places = new Set([...changed].flatMap((file) => this.columns.placeOf(file) ?? []));
    const changedLevels = this.#placed(await packedLevels(this.#db, words, [...changed]));
    return withFiles(old, places, changedLevels, this.columns.size);
  }

  /** Files that are not known yet come with the next round of changes. */
  #placed(packed: string): number[] {
    const packedNumbers = parseNumbers(packed);
    let length = 0;
    for (const one of packedNumbers) {
      const place = this.columns.placeOf(one >>> 2);
      if (place === undefined) continue;
      packedNumbers[length] = place * 4 + (one & 3);
      length += 1;
    }
    packedNumbers.length = length;
    return packedNumbers;
  }

  async #refresh(): Promise<void> {
    const now = performance.now();
    if (this.#seen === undefined || now - this.#seenAt > longest) return this.#load();
    const { gone: deletedFiles, seen: seenChange, ...rows } = await changesSince(this.#db, this.#seen);
    this.#seen = seenChange;
    this.#seenAt = now;
    const removed = deletedFiles.filter((file) => this.columns.remove(file));
    if (rows.files.length + removed.length === 0) return;
    this.columns.put(rows);
    this.#note(rows.files);
    if (this.columns.gone > Math.max(fewestGone, this.columns.size / 2)) await this.#load();
  }

  #note(files: number[]): void {
    this.#round += 1;
    this.#changes.push(files);
    if (files.length > maxChanges) this.#changes = [];
    if (this.#changes.length > maxRounds) this.#changes.shift();
  }

  /** From nothing; what changes meanwhile comes with the next changes. */
  async #load(): Promise<void> {
    const startedAt = performance.now();
    const columns = new FileColumns();
    let first: SeenChange | undefined;
    for (let after = 0; ; ) {
      const { seen: seenChange, ...rows } = await fileRows(this.#db, after, portion);
      first ??= seenChange;
      columns.put(rows);
      after = rows.files.at(-1) ?? after;
      if (rows.files.length < portion) break;
    }
    this.columns = columns;
    this.#words = new Map();
    this.#changes = [];
    this.#kept = 0;
    this.#seen = first;
    this.#seenAt = startedAt;
  }
}
