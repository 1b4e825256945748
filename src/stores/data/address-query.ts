import { atom, type ReadableAtom } from 'nanostores';

type Query = Record<string, string>;

interface QueryStore<Q extends Query> {
  $query: ReadableAtom<Q>;
  /** Writes into the address: `push` makes a step for the Back button, `replace` does not. */
  set(change: Partial<Q>, how?: 'push' | 'replace'): void;
  /** The address that `set` would write. */
  hrefOf(change: Partial<Q>): string;
}

/** Goes to another view of the page, of which all stands in this query, as a step for the Back button. */
export function openView(query: Readonly<Record<string, string>>): void {
  const search = new URLSearchParams(query);
  history.pushState(null, '', location.pathname + (search.size > 0 ? `?${search}` : ''));
  dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * The part of a screen's state that stands in its address (decision 15). A value equal to its default is left out;
 * what other parts of the screen keep in the address stays there.
 */
export function queryStore<const Q extends Query>(defaults: Q): QueryStore<{ [K in keyof Q]: string }> {
  type Values = { [K in keyof Q]: string };
  const names = Object.keys(defaults) as (keyof Q & string)[];

  const read = (): Values => {
    const parameters = new URLSearchParams(globalThis.location?.search);
    return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? defaults[name]])) as Values;
  };

  // A page that the export drew knows no address: islands begin with what it drew, and then follow the address.
  const $query = atom<Values>(defaults);
  $query.set(read());
  globalThis.addEventListener?.('popstate', () => $query.set(read()));

  const addressOf = (next: Values): string => {
    const search = new URLSearchParams(location.search);
    for (const name of names) {
      if (next[name] === defaults[name]) search.delete(name);
      else search.set(name, next[name]);
    }
    return location.pathname + (search.size > 0 ? `?${search}` : '') + location.hash;
  };

  return {
    $query,
    set(change, how = 'replace') {
      const next = { ...$query.get(), ...change };
      if (how === 'push') history.pushState(null, '', addressOf(next));
      else history.replaceState(history.state, '', addressOf(next));
      $query.set(next);
    },
    hrefOf: (change) => addressOf({ ...$query.get(), ...change }),
  };
}
