import type { Way } from './page-rows.ts';

/** So many lists have their way remembered, each for so many pages: by then others may match. */
const [mostLists, pages] = [5000, 100];

/** Which way was quickest for a list when its matches were counted for it last. */
export class RememberedWays {
  readonly #ways = new Map<string, { readonly way: Way; left: number }>();

  /** The way for the next page; undefined where it has to be found out. */
  next(list: string): Way | undefined {
    const known = this.#ways.get(list);
    if (!known) return undefined;
    known.left -= 1;
    if (known.left === 0) this.#ways.delete(list);
    return known.way;
  }

  remember(list: string, way: Way): void {
    if (this.#ways.size >= mostLists) this.#ways.clear();
    this.#ways.set(list, { way, left: pages });
  }
}
