import { attempt } from '../storage/attempt.ts';

/** A tab without a sign of life for so long, in ms, loses the lock. */
const timeoutMs = 5000;
/** How often the tab with the lock shows that it is alive, and the others check. */
const beat = 1000;
/** What a tab stores reaches the others a moment after it; they must not have their turn before. */
const settle = 200;
const step = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The tab that holds the lock, while it is alive: a frozen tab cannot release it. */
function holder(name: string): string | undefined {
  const [tab, until] = localStorage.getItem(name)?.split(' ') ?? [];
  return Number(until) > Date.now() ? tab : undefined;
}

const show = (name: string, tab: string) => localStorage.setItem(name, `${tab} ${Date.now() + timeoutMs}`);

async function haveTurn(name: string, tab: string, work: () => Promise<void>): Promise<void> {
  // A storage that is full tells the others nothing, and must not keep this one from its work.
  const tell = () => attempt(() => show(name, tab));
  tell();
  const timer = setInterval(tell, beat);
  try {
    await work();
    await pause(settle);
  } finally {
    clearInterval(timer);
    if (holder(name) === tab) localStorage.removeItem(name);
  }
}

/**
 * Runs `work` in one tab at a time, however long it takes. A tab that froze during its turn holds the others up for five
 * seconds.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  const tab = Math.random().toString(36).slice(2);
  if (!navigator.locks) return byLease(name, tab, work);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return haveTurn(name, tab, work);
  };
  for (let waited = beat; ; waited += beat) {
    const signal = AbortSignal.timeout(beat);
    try {
      return await navigator.locks.request(name, { signal }, begin);
    } catch (cause) {
      if (isBegun) throw cause;
      // Browsers block locks together with the storage; then tabs share nothing else either.
      const isFree = cause !== signal.reason || (waited >= timeoutMs && !holder(name));
      if (isFree) return haveTurn(name, tab, work);
    }
  }
}

/** Web Locks exist on secure origins only; elsewhere the tabs take turns by an entry in their common storage. */
async function byLease(name: string, tab: string, work: () => Promise<void>): Promise<void> {
  while (holder(name) !== tab) {
    if (!holder(name)) show(name, tab);
    // Of the tabs that saw it free at the same moment, the last writer has it.
    await pause(step);
  }
  return haveTurn(name, tab, work);
}
