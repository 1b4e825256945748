import { localePath } from '#domain/access/routes.ts';
import { startPath } from '#domain/access/start-page.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $followed } from './followed-settings.ts';
import { wantedPath } from './own-path.ts';
import { $userRoles } from './session.ts';

/** Where the user begins, in the language that he has set. */
function startPage(): string {
  const { startPage: wished, language = 'auto' } = $followed.get() ?? {};
  const path = startPath(wished, $userRoles.get(), $foundation.get()?.type);
  return localePath(path, language === 'auto' ? pageLocale() : language);
}

/** Leaves the login for the page that was wanted, else for that of the user's choice; Back does not lead to the login again. */
export const enterPortal = (wanted = wantedPath()): void => location.replace(wanted ?? startPage());
