import { ApiError } from '../core/errors.ts';
import { type ApiKeyRow, recordKeyUse } from '../queries/integrations/api-keys.ts';
import { takeFrom } from '../queries/session/login-budgets.ts';
import type { SessionServices } from './session-services.ts';

const minute = 60_000;
/** How exactly (ms) the last use of a key is known. */
const step = 5 * minute;
/** A server takes calls of a key in so many shares of the limit, so that few calls write to the database. */
const shares = 20;

interface Use {
  /** Calls that this server has taken and not answered yet, and since when (ms). */
  left: number;
  since: number;
  /** Until then (ms) the database has none. */
  emptyUntil: number;
  noted: number;
}
const usesByDatabase = new WeakMap<object, Map<string, Use>>();

const tooOften = (limit: number) =>
  new ApiError(429, `Dieser Schlüssel darf ${limit} Aufrufe in der Minute. Bitte versuchen Sie es gleich noch einmal.`);

/** Takes a share of what all servers together may answer, or one call where less than a share is left; 0 where none is. */
async function takeCalls({ db, config }: SessionServices, id: string, now: number): Promise<number> {
  const limit = config.apiKeyCallsPerMinute;
  const budget = { key: `api-key ${id}`, most: limit, every: Math.max(1, Math.floor(minute / limit)) };
  const share = Math.max(1, Math.floor(limit / shares));
  for (const calls of share === 1 ? [1] : [share, 1]) if (await takeFrom(db, budget, now, calls)) return calls;
  return 0;
}

/**
 * Counts a call by a key over all servers: as many as the limit at once, and as many in each minute. Throws 429 beyond
 * that. What a server took and did not need within a minute is lost, a twentieth of the limit at most.
 */
export async function countCall(services: SessionServices, key: ApiKeyRow, address: string): Promise<void> {
  const { db, clock, config } = services;
  const now = clock();
  const uses = usesByDatabase.get(db) ?? new Map<string, Use>();
  usesByDatabase.set(db, uses);
  const use = uses.get(key.id) ?? { left: 0, since: now, emptyUntil: 0, noted: key.lastUsed ?? 0 };
  uses.set(key.id, use);
  if (now < use.since || now >= use.since + minute) Object.assign(use, { left: 0, since: now, emptyUntil: 0 });
  if (use.left <= 0) {
    const calls = now < use.emptyUntil ? 0 : await takeCalls(services, key.id, now);
    if (calls === 0) {
      use.emptyUntil = Math.max(use.emptyUntil, now + Math.floor(minute / config.apiKeyCallsPerMinute));
      throw tooOften(config.apiKeyCallsPerMinute);
    }
    // Another call may have taken some meanwhile.
    use.left += calls;
    use.since = now;
  }
  use.left -= 1;
  if (now < use.noted + step && now >= use.noted) return;
  use.noted = now;
  services.runInBackground(recordKeyUse(db, key.id, now, now - step + 1, address));
}
