import type { Waiting, WaitingQuery, WorkItem } from '#contract/staff/work.ts';

const defaultLimit = 50;

/** What waits for a user himself, before what waits in his organisations; on each page what is due first comes first. */
export async function withOwnWork(
  own: readonly WorkItem[],
  query: WaitingQuery,
  now: number,
  rest: (query: WaitingQuery) => Promise<Waiting>,
): Promise<Waiting> {
  if (own.length === 0) return rest(query);
  const kinds = query.kinds?.split(',');
  const asked = own.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const { _limit: limit = defaultLimit, _offset: offset = 0 } = query;
  const shown = asked.slice(offset, offset + limit);
  const others = await rest({ ...query, _limit: limit, _offset: Math.max(0, offset - asked.length) });
  const items = [...shown, ...others.items.slice(0, limit - shown.length)];
  const counts = Object.entries(Object.groupBy(own, ({ kind }) => kind)).map(([kind, some = []]) => [
    kind,
    some.length,
  ]);
  return {
    items: items.toSorted((a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || 0),
    total: others.total + asked.length,
    overdue: others.overdue + own.filter(({ due = now }) => due < now).length,
    counts: { ...others.counts, ...Object.fromEntries(counts) },
  };
}
