import { userIdOf } from '../domain/access/session-life.ts';
import { isPrerendering } from '../domain/site/prerender.ts';
import { keptInputPrefix } from '../stores/storage/tab-memory.ts';
import { browserState, storedLanguage } from './browser-state.ts';

function keptInput(storage: Storage): string[] {
  const names = Object.keys(storage).filter((name) => name.startsWith(keptInputPrefix));
  return names.sort().map((name) => name + storage.getItem(name));
}

/** What pages are drawn from besides the server's answers: whose session, which organisation, the language, what was typed. */
function surroundings(): string {
  const { session, foundation } = browserState();
  const user = session && [userIdOf(session.user), session.roles];
  return JSON.stringify([user, foundation?.trid, storedLanguage(), keptInput(localStorage), keptInput(sessionStorage)]);
}

/**
 * Runs `decide` at once, or when somebody opens the page that was drawn ahead. Until then it is hidden; where its
 * surroundings have changed meanwhile, it is drawn anew and nothing of it is shown.
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
      // Nothing else may start for somebody who is gone.
      event.stopImmediatePropagation();
      location.reload();
      return;
    }
    decide();
    delete root.dataset['ahead'];
  });
}
