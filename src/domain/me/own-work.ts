import type { Waiting, WaitingQuery, WorkItem } from '#contract/staff/work.ts';

const defaultLimit = 50;

/** Work items of the user come before those of the user's organisations; each page is sorted by due date. */
export async function withOwnWork(
  own: readonly WorkItem[],
  query: WaitingQuery,
  now: number,
  rest: (query: WaitingQuery) => Promise<Waiting>,
): Promise<Waiting> {
  if (own.length === 0) return rest(query);
  const kinds = query.kinds?.split(',');
  const matchingItems = own.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const { _limit: limit = defaultLimit, _offset: offset = 0 } = query;
  const pageItems = matchingItems.slice(offset, offset + limit);
  const others = await rest({ ...query, _limit: limit, _offset: Math.max(0, offset - matchingItems.length) });
  const items = [...pageItems, ...others.items.slice(0, limit - pageItems.length)];
  const counts = Object.entries(Object.groupBy(own, ({ kind }) => kind)).map(([kind, some = []]) => [
    kind,
    some.length,
  ]);
  return {
    items: items.toSorted((a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || 0),
    total: others.total + matchingItems.length,
    overdue: others.overdue + own.filter(({ due = now }) => due < now).length,
    counts: { ...others.counts, ...Object.fromEntries(counts) },
  };
}
