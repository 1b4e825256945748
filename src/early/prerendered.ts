import { userIdOf } from '../domain/access/session-life.ts';
import { isPrerendering } from '../domain/site/prerender.ts';
import { keptInputPrefix } from '../stores/storage/tab-memory.ts';
import { browserState, storedLanguage } from './browser-state.ts';

function keptInput(storage: Storage): string[] {
  const names = Object.keys(storage).filter((name) => name.startsWith(keptInputPrefix));
  return names.sort().map((name) => name + storage.getItem(name));
}

/**
 * The state that pages are rendered from besides the server's answers: session, organisation, language and typed input.
 */
function surroundings(): string {
  const { session, foundation } = browserState();
  const user = session && [userIdOf(session.user), session.roles];
  return JSON.stringify([user, foundation?.trid, storedLanguage(), keptInput(localStorage), keptInput(sessionStorage)]);
}

/**
 * Runs `decide` at once, or on activation of a prerendered page. The page is hidden until then; if its state has
 * changed meanwhile, it is rendered again before it is shown.
 */
export function decideAfterActivation(decide: () => void): void {
  if (!isPrerendering()) {
    decide();
    return;
  }
  const root = document.documentElement;
  const before = surroundings();
  root.dataset['ahead'] = '';
  document.addEventListener('prerenderingchange', (event) => {
    if (surroundings() !== before) {
      // Nothing else may start for a user who has left.
      event.stopImmediatePropagation();
      location.reload();
      return;
    }
    decide();
    delete root.dataset['ahead'];
  });
}
