/** Runs when the browser has nothing else to do, after `atMost` ms in any case; soon, where it does not say when that is. */
export const whenIdle = (work: () => void, atMost = 5000): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: atMost });
  else setTimeout(work, atMost / 5);
};
