import { mayAccess, readAccess } from '../domain/access/access.ts';
import { isEmployee } from '../domain/access/roles.ts';
import { userIdOf } from '../domain/access/session-life.ts';
import { foundationCaption } from '../domain/text/foundation-caption.ts';
import { initials } from '../domain/text/initials.ts';
import { browserState } from './browser-state.ts';
import { showColorScheme } from './color-scheme-choice.ts';

function fill(header: HTMLElement, name: string, text: string): void {
  for (const element of header.querySelectorAll(`[data-fill="${name}"]`)) element.textContent = text;
}

/** Shows each link to exactly the users who may see it (§2-8..16). */
function showState(header: HTMLElement): void {
  const all = (selector: string) => header.querySelectorAll<HTMLElement>(selector);
  const { session, foundation } = browserState();
  for (const link of all('[data-access]'))
    link.hidden =
      !session || !mayAccess(readAccess(link.dataset['access'] ?? ''), session.roles, foundation?.type ?? '');
  for (const group of all('[data-group]')) group.hidden = !group.querySelector('[data-access]:not([hidden])');
  for (const element of all('[data-when]'))
    element.hidden = (element.dataset['when'] === 'signedIn') !== Boolean(session);
  header.toggleAttribute('data-employee', Boolean(session && isEmployee(session.roles)));
  fill(header, 'name', session?.user.displayName ?? '');
  fill(header, 'userId', session ? userIdOf(session.user) : '');
  fill(header, 'initials', initials(session?.user.displayName ?? ''));
  fill(header, 'foundation', foundation ? foundationCaption(header.dataset['app'] ?? '', foundation) : '');
  showColorScheme(header);
}

/** Keeps the header true to the user and to the chosen colours, also in other tabs and after Back. */
export function keepHeaderState(header: HTMLElement): void {
  const show = () => showState(header);
  show();
  // What stands below the bar is not there until it is drawn.
  for (const event of ['header-drawn', 'pageshow', 'storage', 'roles-changed']) addEventListener(event, show);
}
