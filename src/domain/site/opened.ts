/** True while the browser draws the page ahead of a click that may never come. */
export const isDrawnAhead = (): boolean => globalThis.document?.prerendering === true;

/** Runs at once, or when somebody opens the page that was drawn ahead. */
export function whenOpened(work: () => void): void {
  if (isDrawnAhead()) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}

export const untilOpened = (): Promise<void> => new Promise(whenOpened);
