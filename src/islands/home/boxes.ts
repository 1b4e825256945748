import type { ComponentType } from 'react';
import { mayAccess } from '#domain/access/access.ts';
import { type HomeRole, homeRole } from '#domain/me/home-role.ts';
import { lazy } from '../ui/page/lazy.tsx';
import type { Box, BoxProps } from './box.ts';
import { WaitingBox } from './waiting/WaitingBox.tsx';

const load = () => import('./late-boxes.ts');
type Late = Awaited<ReturnType<typeof load>>;
const late = (name: keyof Late) => lazy(() => load().then((boxes): ComponentType<BoxProps> => boxes[name]), true);
const loadWholesale = () => import('./wholesale/late.ts');
const wholesale = (name: keyof Awaited<ReturnType<typeof loadWholesale>>) =>
  lazy(() => loadWholesale().then((boxes): ComponentType<BoxProps> => boxes[name]));
const loadStaff = () => import('./staff/late.ts');
const staff = (name: keyof Awaited<ReturnType<typeof loadStaff>>) =>
  lazy(() => loadStaff().then((boxes): ComponentType<BoxProps> => boxes[name]));
const loadSales = () => import('./sales/PipelineBox.tsx');

const partners: readonly HomeRole[] = ['sales', 'wholesale', 'both', 'plain'];

const wholesaleBox = (
  key: 'offline' | 'portings' | 'channels' | 'stock',
  place: Box['place'],
  name: Parameters<typeof wholesale>[0],
): Box => ({
  ...{ key, title: `${key}.title` as const, place, access: ['WS'] },
  ...{ homes: ['wholesale', 'both'], Component: wholesale(name) },
});
const staffBox = (
  key: 'waiting' | 'open' | 'week' | 'portDays' | 'team' | 'opened',
  place: Box['place'],
  name: Parameters<typeof staff>[0],
): Box => ({
  ...{ key, title: `${key}.title` as const, place, access: 'signedIn' },
  ...{ homes: ['employee'], Component: staff(name) },
});

/**
 * The boxes of My Portal, in their order; a box is added by a line here, and loads and fails on its own. A key that stands
 * twice has another place or content in another home.
 */
const boxes: readonly Box[] = [
  wholesaleBox('offline', 'main', 'OfflineBox'),
  {
    key: 'waiting',
    title: 'waiting.title',
    place: 'main',
    stays: true,
    access: 'signedIn',
    homes: partners,
    Component: WaitingBox,
  },
  { ...staffBox('waiting', 'main', 'QueueBox'), stays: true },
  staffBox('open', 'main', 'OpenWork'),
  staffBox('week', 'main', 'WeekBox'),
  {
    key: 'assignments',
    title: 'assignments.title',
    place: 'main',
    access: ['SP'],
    homes: ['sales', 'both'],
    Component: lazy(() => loadSales().then(({ PipelineBox }) => PipelineBox)),
  },
  wholesaleBox('portings', 'main', 'PortingDays'),
  {
    key: 'contact',
    title: 'contact.title',
    place: 'main',
    access: 'signedIn',
    homes: ['wholesale'],
    Component: late('ContactBox'),
  },
  {
    key: 'documents',
    title: 'documents.title',
    place: 'main',
    access: 'signedIn',
    homes: ['sales', 'plain'],
    folds: true,
    Component: late('DocumentsBox'),
  },
  wholesaleBox('channels', 'side', 'ChannelsBox'),
  wholesaleBox('stock', 'side', 'StockBox'),
  staffBox('portDays', 'side', 'PortDaysBox'),
  staffBox('team', 'side', 'TeamBox'),
  staffBox('opened', 'side', 'OpenedBox'),
  {
    key: 'contact',
    title: 'contact.title',
    place: 'side',
    access: 'signedIn',
    homes: ['sales', 'both', 'plain'],
    Component: late('ContactBox'),
  },
  { key: 'account', title: 'account.title', place: 'side', access: 'signedIn', Component: late('AccountBox') },
  {
    key: 'activities',
    title: 'activities.title',
    place: 'side',
    access: 'signedIn',
    homes: ['sales', 'plain'],
    folds: true,
    Component: late('ActivitiesBox'),
  },
  { key: 'tutorials', title: 'tutorials.title', place: 'tab', access: ['SP'], Component: late('TutorialsBox') },
  {
    key: 'newsletters',
    title: 'newsletters.title',
    place: 'tab',
    access: 'signedIn',
    Component: late('NewslettersBox'),
  },
  { key: 'links', title: 'links.title', place: 'tab', access: 'signedIn', Component: late('LinksBox') },
  {
    key: 'voNumbers',
    title: 'vo.title',
    place: 'tab',
    access: 'signedIn',
    homes: partners,
    Component: late('VoNumbersBox'),
  },
  {
    key: 'documents',
    title: 'documents.title',
    place: 'tab',
    access: 'signedIn',
    homes: ['wholesale', 'both', 'employee'],
    Component: late('DocumentsBox'),
  },
  {
    key: 'activities',
    title: 'activities.title',
    place: 'tab',
    access: 'signedIn',
    homes: ['wholesale', 'both', 'employee'],
    Component: late('ActivitiesBox'),
  },
  { key: 'marked', title: 'marked.title', place: 'tab', access: 'signedIn', Component: late('MarkedBox') },
];

/** The boxes of a user for a foundation. */
export function boxesFor(userRoles: readonly string[], foundationType: string): readonly Box[] {
  const role = homeRole(userRoles, foundationType);
  return boxes.filter(
    ({ access, homes }) => mayAccess(access, userRoles, foundationType) && (homes?.includes(role) ?? true),
  );
}
