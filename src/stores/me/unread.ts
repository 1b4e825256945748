import { atom, type ReadableAtom } from 'nanostores';
import { listNotifications, readNotifications } from '#api/me/notifications.ts';
import type { ReadNotifications } from '#contract/me/notifications.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { $connectivity } from '../page/connectivity.ts';
import { $session } from '../session/session.ts';
import { storedSession } from '../session/session-state.ts';
import { $sessionSuspended } from '../session/session-suspension.ts';
import { withTabLock } from '../session/tab-lock.ts';
import { cache } from '../storage/cache.ts';
import { cachePrefix } from '../storage/storage.ts';

interface CachedCount {
  readonly user: string;
  /** As of when (ms) it is the count. */
  readonly at: number;
  readonly unread: number;
}

const name = 'unread';
const countCache = cache<CachedCount>(name);
const minute = 60_000;
/** How old (ms) the count may be in a tab that is seen, and in one that is not. */
const freshFor = { seen: minute, hidden: 5 * minute } as const;
/** How soon (ms) an answer that did not come is asked for again. */
const retryAfter = 20_000;
/** How often (ms) a tab checks the age of the count; this sends no request. */
const beat = 10_000;

const $count = atom(0);
/** How many notifications the user has not read; the same in all tabs. */
export const $unread: ReadableAtom<number> = $count;

const $come = atom(0);
/** Grows when something has come while the page is open. */
export const $news: ReadableAtom<number> = $come;
let isKnown = false;

function show(unread: number): void {
  if (isKnown && unread > $count.get()) $come.set($come.get() + 1);
  $count.set(unread);
}

const user = (): string => {
  const session = $session.get();
  return session ? userIdOf(session.user) : '';
};

const own = (): CachedCount | undefined => {
  const cachedCount = countCache.read();
  return cachedCount?.user === user() ? cachedCount : undefined;
};

/** Shows and keeps the count as of `at` (ms), unless a later one is known. */
function keep(unread: number, at: number): void {
  const knownAt = own()?.at ?? 0;
  // One from before the clock was set back is no later one.
  if (at < knownAt && knownAt <= Date.now()) return;
  countCache.write({ user: user(), at, unread });
  show(unread);
  isKnown = true;
}

function isOld(): boolean {
  const age = Date.now() - (own()?.at ?? 0);
  // A clock that was set back must not stop the count.
  return age < 0 || age >= freshFor[document.hidden ? 'hidden' : 'seen'];
}

async function ask(): Promise<void> {
  // A page that comes back after a logout is seen before it hears of that.
  if (!isOld() || !storedSession()) return;
  const requestUser = user();
  const at = Date.now();
  const answer = await listNotifications({ limit: 0 }).catch(() => undefined);
  if (user() !== requestUser) return;
  if (answer) keep(answer.unread, at);
  else keep($count.get(), Date.now() - freshFor.seen + retryAfter);
}

/** One tab of a browser asks for all; the others read what it keeps. */
async function look(): Promise<void> {
  // Notifications of a partner are hidden during a portal view.
  if (!user() || $session.get()?.own || $sessionSuspended.get() || $connectivity.get() !== 'on' || !isOld()) return;
  await withTabLock('portal.unread', ask);
}

let isFollowed = false;

/** Keeps the count for as long as the page is there. */
export function followUnread(): void {
  if (isFollowed) return;
  isFollowed = true;
  const draw = () => {
    const cachedCount = own();
    show(cachedCount?.unread ?? 0);
    isKnown ||= cachedCount !== undefined;
  };
  draw();
  $session.listen(draw);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === cachePrefix + name) draw();
  });
  void look();
  setInterval(look, beat);
  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, () => void look());
}

/** Marks some or all as read, for all tabs. */
export async function markRead(which: ReadNotifications): Promise<void> {
  const { unread } = await readNotifications(which);
  keep(unread, Date.now());
}

/** What a list of notifications that was asked for at `at` (ms) said of the count, too. */
export const countUnread: (unread: number, at: number) => void = keep;
