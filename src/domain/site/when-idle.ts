import { whenOpened } from './opened.ts';

/** How long (ms) work waits at most, or always where the browser does not say when it has nothing to do. */
const longest = 5000;
const usual = 1000;

/** Runs once the page is open and has nothing else to do. */
export const whenIdle = (work: () => void): void =>
  whenOpened(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longest });
    else setTimeout(work, usual);
  });
