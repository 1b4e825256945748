import type { Followers } from './library-source.ts';

/** A change shall be in the index after so many ms. */
const soonest = 5000;
const longest = 30_000;

/**
 * How long to wait after a list that took `took` ms: a change that has just missed one list is seen by the next, so
 * that pause and two lists fit into five seconds where the bucket is fast enough; else it is listed half of the time.
 */
export const pauseAfter = (took: number, least: number): number => Math.max(took, Math.min(least, soonest - 2 * took));

/** Lists a bucket again and again; `list` answers the folders that changed, undefined at the first time. */
export function followBucket(
  least: number,
  { changed, failed }: Followers,
  list: () => Promise<readonly string[] | undefined>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;
  async function look() {
    const start = performance.now();
    try {
      const folders = await list();
      if (stopped) return;
      changed(failures > 0 ? undefined : folders);
      failures = 0;
    } catch (error) {
      failures += 1;
      failed(error);
    }
    const pause = pauseAfter(performance.now() - start, least) * 2 ** Math.min(failures, 10);
    if (!stopped) timer = setTimeout(look, failures > 0 ? Math.min(pause, longest) : pause).unref();
  }
  timer = setTimeout(look, least).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
