import { afterPaint } from './after-paint.ts';

/** True while the browser draws the page ahead of a click that may never come. */
export const isPrerendering = (): boolean => globalThis.document?.prerendering === true;

/** Runs at once, or on activation of a prerendered page. */
export function afterActivation(work: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
}

/** Runs at once, or when a page that was drawn ahead has been opened and painted: what is not seen does not hold its paint back. */
export function whenShown(work: () => void): void {
  if (isPrerendering()) afterActivation(() => void afterPaint().then(work));
  else work();
}

export const untilShown = (): Promise<void> => new Promise(whenShown);

let handedOver = false;

/** After switching user, the current page must not send requests as the new user. */
export function handOverPage(): void {
  handedOver = true;
  const resetOnRestore = (event: PageTransitionEvent) => {
    if (event.persisted) handedOver = false;
  };
  globalThis.addEventListener?.('pageshow', resetOnRestore, { capture: true, once: true });
}

export const isHandedOver = (): boolean => handedOver;

/** True from the moment the guard leads elsewhere: the page is hidden, and has nothing more to ask or to say. */
export const isBeingLeft = (): boolean => handedOver || globalThis.document?.documentElement?.hidden === true;
