/** Longest wait in ms for a tab that holds the turn and does not give it back. */
const patience = 5000;
const step = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` in one tab at a time. A tab that froze with the turn holds the others up for five seconds at most. */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return byLease(name, work);
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (cause) {
    if (isBegun) throw cause;
    // The turn did not come in time, or the browser blocks locks together with the storage.
    await work();
  }
}

/** Web Locks exist on secure origins only; elsewhere the tabs take turns by an entry in their common storage. */
async function byLease(name: string, work: () => Promise<void>): Promise<void> {
  const mine = Math.random().toString(36).slice(2);
  const holder = () => {
    const [tab, until] = localStorage.getItem(name)?.split(' ') ?? [];
    return Number(until) > Date.now() ? tab : undefined;
  };
  for (let waited = 0; waited < patience && holder() !== mine; waited += step) {
    if (!holder()) localStorage.setItem(name, `${mine} ${Date.now() + patience}`);
    // Of the tabs that saw it free at the same moment, the last writer has it.
    await pause(step);
  }
  try {
    await work();
  } finally {
    if (holder() === mine) localStorage.removeItem(name);
  }
}
