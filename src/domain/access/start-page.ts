import type { StartPage } from '#contract/me/followed-settings.ts';
import { mayAccess } from './access.ts';
import type { Access } from './routes.ts';

/** Where a user may begin after a login; apart from `routes`, because the head of each page carries it. */
export const starts: Readonly<Record<StartPage, { path: string; access: Access }>> = {
  Home: { path: '/my-portal', access: 'signedIn' },
  Orders: { path: '/sales-partners/orders', access: ['SP'] },
  EtcTicketOverview: { path: '/etc/tickets', access: 'signedIn' },
};

/**
 * The page after a login: home if the user may not open the preferred page, judged by the tags of the foundation if
 * they are known.
 */
export function startPath(
  preferredPage: StartPage = 'Home',
  roles: readonly string[] = [],
  foundationType?: string,
): string {
  const { path, access } = starts[preferredPage] ?? starts.Home;
  return foundationType === undefined || mayAccess(access, roles, foundationType) ? path : starts.Home.path;
}
