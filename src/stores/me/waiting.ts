import * as api from '#api/me/waiting.ts';
import type { Waiting, WaitingQuery } from '#contract/staff/work.ts';
import { firstWaiting } from '#domain/me/waiting.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';
import { cache } from '../storage/cache.ts';

/** Goes at logout with all that is cached, so that it is always the own. */
const kept = cache<Waiting>('waiting');
let asked: WaitingQuery = firstWaiting;

const inner = loader(
  async () => {
    const query = asked;
    const value = await api.listWaiting(query);
    if (query === firstWaiting) kept.write(value);
    return value;
  },
  () => (asked === firstWaiting ? kept.read() : undefined),
);

onActive(inner.$value, [$user], () => {
  asked = firstWaiting;
  inner.reset();
  if ($user.get()) void inner.reload();
});

/** What waits for the user, whichever organisation he acts for: all of it, overdue first. */
export const waiting = inner;

/** Asks for some kinds alone, or for more of them; what is there stays on the screen meanwhile. */
export function askWaiting(query: WaitingQuery): Promise<void> {
  asked = query;
  return inner.reload();
}
