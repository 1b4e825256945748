import { localePath } from '#domain/access/routes.ts';
import { startPath } from '#domain/access/start-page.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $followed } from './followed-settings.ts';
import { wantedPath } from './own-path.ts';
import { $userRoles } from './session.ts';

/** The user's start page, in the user's language. */
function startPage(): string {
  const { startPage: preferredPage, language = 'auto' } = $followed.get() ?? {};
  const path = startPath(preferredPage, $userRoles.get(), $foundation.get()?.type);
  return localePath(path, language === 'auto' ? pageLocale() : language);
}

/** Leaves the login for the page that was wanted, else for that of the user's choice; Back does not lead to the login again. */
export const enterPortal = (targetPath = wantedPath()): void => location.replace(targetPath ?? startPage());
