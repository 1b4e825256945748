import { $session } from '../session/session.ts';
import { attempt } from '../storage/attempt.ts';

const key = 'portal.scroll';
const maxPositions = 30;

type Positions = Record<string, number>;

const read = (): Positions => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}')) ?? {};

let positions: Positions = {};
let targetPosition: number | undefined;
/** The address of the list that was rendered last. */
let renderedAddress: string | undefined;

const cameBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'back_forward' || entry.type === 'reload');
};
const look = () => {
  targetPosition = positions[location.href];
};
const comeBack = () => {
  look();
  // A view that is still known is drawn before this hears of the step.
  if (renderedAddress === location.href) restoreScroll();
};

/**
 * Remembers in this tab how far each view of a screen is scrolled, for lists that are drawn too late for the browser to
 * restore it. Returns what ends it.
 */
export function keepScroll(): () => void {
  positions = read();
  if (cameBack()) look();
  const note = () => {
    positions[location.href] = scrollY;
  };
  // Where the storage takes nothing the list starts at its top.
  const save = () =>
    attempt(() =>
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxPositions)))),
    );
  history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('popstate', comeBack);
  addEventListener('pagehide', save);
  // The addresses hold what the user searched for.
  const stop = $session.listen((session) => {
    if (!session) positions = {};
  });
  return () => {
    stop();
    removeEventListener('scroll', note);
    removeEventListener('popstate', comeBack);
    removeEventListener('pagehide', save);
  };
}

/** Goes where the present view was left, once its rows are drawn; does nothing on a first visit. */
export function restoreScroll(): void {
  renderedAddress = location.href;
  if (targetPosition === undefined) return;
  const top = targetPosition;
  targetPosition = undefined;
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/** The id that the address names; '' where anybody wrote something there that is none. */
function anchorId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Goes to the part of the page that the address names, where that was drawn too late for the browser to do so. */
export function showAnchor(): void {
  if (document.getElementById(anchorId())) location.replace(location.hash);
}
