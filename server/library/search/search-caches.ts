import type { Db } from '#server/db/open.ts';
import { KnownWords } from '../hits/word-match-cache.ts';
import { RecentAnswers } from './recent-answers.ts';

/** What searches of the library keep in memory. */
export class SearchCaches {
  readonly answers = new RecentAnswers();
  readonly knownWords: KnownWords;

  constructor(db: Db) {
    this.knownWords = new KnownWords(db);
  }

  /** The index says something else from now on. */
  expire(): void {
    this.answers.clear();
    this.knownWords.expire();
  }
}
