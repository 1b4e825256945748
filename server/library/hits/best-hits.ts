import type { Hit } from '#server/queries/library/library-hits.ts';
import type { FileColumns } from './file-columns.ts';

/** Keeps the best of all the files it is offered: by score, then what is valid, then the newer. */
export class BestHits {
  readonly #columns: FileColumns;
  readonly #most: number;
  readonly #today: number;
  /** A heap with the least of them on top: places, and beside them their scores. */
  readonly #places: number[] = [];
  readonly #scores: number[] = [];

  /** `today` as `dayNumber` writes it. */
  constructor(columns: FileColumns, most: number, today: number) {
    this.#columns = columns;
    this.#most = most;
    this.#today = today;
  }

  offer(place: number, score: number): void {
    const at = this.#places.length;
    if (at < this.#most) {
      this.#places.push(place);
      this.#scores.push(score);
      this.#rise(at);
    } else if (this.#most > 0 && this.#compare(place, score, this.#places[0] ?? 0, this.#scores[0] ?? 0) < 0) {
      this.#places[0] = place;
      this.#scores[0] = score;
      this.#sink();
    }
  }

  /** Best first. */
  inOrder(): Hit[] {
    const scores = this.#scores;
    return this.#places
      .map((place, at) => ({ place, score: scores[at] ?? 0 }))
      .sort((a, b) => this.#compare(a.place, a.score, b.place, b.score))
      .map(({ place, score }) => ({ file: this.#columns.files[place] ?? 0, score }));
  }

  /** Below 0 where the first comes before the second. */
  #compare(a: number, scoreA: number, b: number, scoreB: number): number {
    if (scoreA !== scoreB) return scoreB - scoreA;
    const { modified, files } = this.#columns;
    const outdated =
      Number(this.#columns.isOutdated(a, this.#today)) - Number(this.#columns.isOutdated(b, this.#today));
    if (outdated !== 0) return outdated;
    return (modified[b] ?? 0) - (modified[a] ?? 0) || (files[b] ?? 0) - (files[a] ?? 0);
  }

  #isWorse(at: number, than: number): boolean {
    const [places, scores] = [this.#places, this.#scores];
    return this.#compare(places[at] ?? 0, scores[at] ?? 0, places[than] ?? 0, scores[than] ?? 0) > 0;
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#places, this.#scores]) {
      const swappedValue = list[a] ?? 0;
      list[a] = list[b] ?? 0;
      list[b] = swappedValue;
    }
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#places.length && this.#isWorse(child, worst)) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }
}
