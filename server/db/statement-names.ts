interface Query {
  text: string;
  name?: string;
}

/**
 * Marks statements with a best plan that depends on their values, such as a search among many records or few.
 * PostgreSQL plans a prepared one for the average foundation, which would slow down the largest.
 */
export const plannedAnew = '/* planned anew */';
/** A text that comes so often is worth preparing. */
const often = 3;
/** So many texts get a name, for PostgreSQL keeps each until the connection ends; so many others are counted. */
const maxNames = 300;
const maxCounted = 2000;

const isNameless = (query: unknown): query is Query =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name);

/**
 * Names statements that come often, so that PostgreSQL parses and plans them once per connection: planning a search
 * takes five times as long as running it.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The query as it was, or with a name. */
  named<T>(query: T): T {
    const name = isNameless(query) ? this.#nameFor(query.text) : undefined;
    return name === undefined ? query : { ...query, name };
  }

  #nameFor(text: string): string | undefined {
    const knownName = this.#names.get(text);
    if (knownName !== undefined || this.#names.size >= maxNames) return knownName;
    if (text.includes(plannedAnew)) return undefined;
    if (this.#counts.size > maxCounted) this.#counts.clear();
    const count = (this.#counts.get(text) ?? 0) + 1;
    this.#counts.set(text, count);
    if (count < often) return undefined;
    this.#counts.delete(text);
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
