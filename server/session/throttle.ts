/** How often (ms) something that takes long is checked against what was withdrawn meanwhile. */
const pause = 2000;

/** Runs a check at most every two seconds, however often it is asked for; the first time after two seconds. */
export function throttled(clock: () => number, check: () => Promise<void>): () => Promise<void> {
  let last = clock();
  return async () => {
    const now = clock();
    // A clock that was set back asks at once.
    if (now >= last && now < last + pause) return;
    last = now;
    await check();
  };
}
