/** What the server shows of a collection, and the ids of entries in the site that are not to be shown as they stand there. */
export interface ServedEntries<T> {
  readonly items: readonly T[];
  readonly replaced: readonly string[];
}

/** Entries of the site with those of the server, once they are known. */
export function withServed<S extends { readonly id: string }, T>(
  site: readonly S[],
  served: { readonly state: string; readonly value?: ServedEntries<T> },
  shown: (entry: T) => S,
): S[] {
  if (served.state !== 'ready' || !served.value) return [...site];
  const { items, replaced } = served.value;
  return [...site.filter(({ id }) => !replaced.includes(id)), ...items.map(shown)];
}
