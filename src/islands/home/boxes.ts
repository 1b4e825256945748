import type { ComponentType } from 'react';
import { mayAccess } from '#domain/access/access.ts';
import { homeRole } from '#domain/me/home-role.ts';
import { lazy } from '../ui/page/lazy.tsx';
import type { Box, BoxProps } from './box.ts';
import { AccountBox } from './boxes/AccountBox.tsx';
import { ActivitiesBox } from './boxes/ActivitiesBox.tsx';
import { WaitingBox } from './waiting/WaitingBox.tsx';

const load = () => import('./late-boxes.ts');
type Late = Awaited<ReturnType<typeof load>>;
const late = (name: keyof Late) => lazy(() => load().then((boxes): ComponentType<BoxProps> => boxes[name]), true);
const loadSales = () => import('./sales/PipelineBox.tsx');

/**
 * The boxes of My Portal, in their order; a box is added by a line here, and loads and fails on its own. A key that stands
 * twice has another place or content in another home.
 */
const boxes: readonly Box[] = [
  { key: 'waiting', title: 'waiting.title', place: 'main', stays: true, access: 'signedIn', Component: WaitingBox },
  {
    key: 'assignments',
    title: 'assignments.title',
    place: 'main',
    access: ['SP'],
    homes: ['sales', 'both'],
    Component: lazy(() => loadSales().then(({ PipelineBox }) => PipelineBox)),
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
  { key: 'contact', title: 'contact.title', place: 'side', access: 'signedIn', Component: late('ContactBox') },
  { key: 'account', title: 'account.title', place: 'side', access: 'signedIn', Component: AccountBox },
  {
    key: 'activities',
    title: 'activities.title',
    place: 'side',
    access: 'signedIn',
    folds: true,
    Component: ActivitiesBox,
  },
  {
    key: 'documents',
    title: 'documents.title',
    place: 'tab',
    access: 'signedIn',
    homes: ['wholesale', 'both', 'employee'],
    Component: late('DocumentsBox'),
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
  { key: 'voNumbers', title: 'vo.title', place: 'tab', access: 'signedIn', Component: late('VoNumbersBox') },
  { key: 'marked', title: 'marked.title', place: 'tab', access: 'signedIn', Component: late('MarkedBox') },
];

/** The boxes of a user for a foundation. */
export function boxesFor(userRoles: readonly string[], foundationType: string): readonly Box[] {
  const role = homeRole(userRoles, foundationType);
  return boxes.filter(
    ({ access, homes }) => mayAccess(access, userRoles, foundationType) && (homes?.includes(role) ?? true),
  );
}
