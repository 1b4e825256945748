import type { Db } from '#server/db/open.ts';
import type { AudienceRule } from '#server/queries/library/audience.ts';
import { audienceId } from '#server/queries/library/library-files.ts';
import type { LibrarySource } from '../sources/library-source.ts';
import type { LibraryProblem } from './meta-file.ts';

/** Words that are known to be in the database; forgotten when there are too many of them. */
const maxWords = 200_000;

/** What the steps of indexing share. */
export class IndexContext {
  readonly db: Db;
  readonly source: LibrarySource;
  readonly clock: () => number;
  /** Ids of files that were found again elsewhere during a scan. */
  readonly moved = new Set<number>();
  readonly problems = new Map<string, readonly LibraryProblem[]>();
  readonly #audiences = new Map<string, number>();
  readonly #words = new Set<string>();
  readonly #onProblem: (problem: LibraryProblem) => void;

  constructor(db: Db, source: LibrarySource, clock: () => number, onProblem: (problem: LibraryProblem) => void) {
    this.db = db;
    this.source = source;
    this.clock = clock;
    this.#onProblem = onProblem;
  }

  async audience(rule: AudienceRule): Promise<number> {
    const key = JSON.stringify(rule);
    const id = this.#audiences.get(key) ?? (await audienceId(this.db, rule));
    this.#audiences.set(key, id);
    return id;
  }

  /** Notes a problem beside a file, or that it is solved. */
  report(path: string, problems: readonly LibraryProblem[]): void {
    const before = this.problems.get(path) ?? [];
    if (problems.length === 0) this.problems.delete(path);
    else this.problems.set(path, problems);
    for (const problem of problems)
      if (!before.some(({ line, message }) => line === problem.line && message === problem.message))
        this.#onProblem(problem);
  }

  /** Those of the words that are not yet known to be in the database. */
  newWords(words: readonly string[]): string[] {
    if (this.#words.size > maxWords) this.#words.clear();
    const fresh = [...new Set(words)].filter((word) => !this.#words.has(word));
    for (const word of fresh) this.#words.add(word);
    return fresh;
  }
}
