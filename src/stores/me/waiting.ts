import * as api from '#api/me/waiting.ts';
import type { Waiting, WaitingQuery } from '#contract/staff/work.ts';
import { firstWaiting } from '#domain/me/waiting.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';
import { cache } from '../storage/cache.ts';

/** Goes at logout with all that is cached, so that it is always the own. */
const waitingCache = cache<Waiting>('waiting');
let currentQuery: WaitingQuery = firstWaiting;

const inner = loader(
  async () => {
    const query = currentQuery;
    const value = await api.listWaiting(query);
    if (query === firstWaiting) waitingCache.write(value);
    return value;
  },
  () => (currentQuery === firstWaiting ? waitingCache.read() : undefined),
);

onActive(inner.$value, [$user], () => {
  currentQuery = firstWaiting;
  inner.reset();
  if ($user.get()) void inner.reload();
});

/** Work items of the user, independent of the organisation that they act for: all of them, overdue first. */
export const waiting = inner;

/** Asks for some kinds alone, or for more of them; what is there stays on the screen meanwhile. */
export function askWaiting(query: WaitingQuery): Promise<void> {
  currentQuery = query;
  return inner.reload();
}
