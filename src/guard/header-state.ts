import { foundationCaption } from '../domain/foundation-caption.ts';
import { initials } from '../domain/initials.ts';
import { accountMenu, type MenuLink, menu, menuFor } from '../domain/menu.ts';
import { browserState } from './browser-state.ts';

// Runs right behind the header's markup: shows each link to exactly the users who may see it (§2 "Header behaviour"), before first paint.
const header = document.getElementById('header');
const all = (selector: string) => [...(header?.querySelectorAll<HTMLElement>(selector) ?? [])];

function fill(name: string, text: string): void {
  for (const element of all(`[data-fill="${name}"]`)) element.textContent = text;
}

function showState(): void {
  const { session, foundation } = browserState();
  const built = new Set(all('[data-route]').map((link) => link.dataset['route']));
  const shown = menuFor([...menu, ...accountMenu], session?.roles ?? [], foundation?.type ?? '', (route) =>
    built.has(route),
  );
  const links = new Set<string>(
    session
      ? shown
          .flatMap((entry): readonly MenuLink[] => ('route' in entry ? [entry] : entry.links))
          .map((link) => link.route)
      : [],
  );
  for (const link of all('[data-route]')) link.hidden = !links.has(link.dataset['route'] ?? '');
  for (const group of all('[data-group]')) group.hidden = !group.querySelector('[data-route]:not([hidden])');
  for (const element of all('[data-when]'))
    element.hidden = (element.dataset['when'] === 'signedIn') !== Boolean(session);
  fill('name', session?.user.displayName ?? '');
  fill('userId', session ? `${session.user.account}/${session.user.username}` : '');
  fill('initials', initials(session?.user.displayName ?? ''));
  fill('foundation', foundation ? foundationCaption(header?.dataset['app'] ?? '', foundation) : '');
}

showState();
addEventListener('pageshow', (event) => {
  if (event.persisted) showState();
});
addEventListener('storage', showState);
addEventListener('roles-changed', showState);
