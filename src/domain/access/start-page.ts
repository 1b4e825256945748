import type { StartPage } from '#contract/me/followed-settings.ts';
import { mayAccess } from './access.ts';
import type { Access } from './routes.ts';

/** Where a user may begin after a login; apart from `routes`, because the head of each page carries it. */
export const starts: Readonly<Record<StartPage, { path: string; access: Access }>> = {
  Home: { path: '/my-portal', access: 'signedIn' },
  Orders: { path: '/sales-partners/orders', access: ['SP'] },
  EtcTicketOverview: { path: '/etc/tickets', access: 'signedIn' },
};

/** Where a login leads: home where the wished page is not for the user, as far as his foundation is known by its tags. */
export function startPath(wished: StartPage = 'Home', roles: readonly string[] = [], foundationType?: string): string {
  const { path, access } = starts[wished] ?? starts.Home;
  return foundationType === undefined || mayAccess(access, roles, foundationType) ? path : starts.Home.path;
}
