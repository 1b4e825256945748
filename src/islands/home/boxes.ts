import type { ComponentType } from 'react';
import { lazy } from '../ui/page/lazy.tsx';
import type { Box, BoxProps } from './box.ts';
import { AccountBox } from './boxes/AccountBox.tsx';
import { ActivitiesBox } from './boxes/ActivitiesBox.tsx';
import { AssignmentsBox } from './boxes/AssignmentsBox.tsx';
import { WaitingBox } from './waiting/WaitingBox.tsx';

const load = () => import('./late-boxes.ts');
type Late = Awaited<ReturnType<typeof load>>;
const late = (name: keyof Late) => lazy(() => load().then((boxes): ComponentType<BoxProps> => boxes[name]), true);

/** The boxes of My Portal, in their order. A box is added by a line here; it loads and fails on its own. */
export const boxes: readonly Box[] = [
  { key: 'waiting', title: 'waiting.title', place: 'main', stays: true, access: 'signedIn', Component: WaitingBox },
  { key: 'assignments', title: 'assignments.title', place: 'main', access: ['SP'], Component: AssignmentsBox },
  { key: 'documents', title: 'documents.title', place: 'main', access: 'signedIn', Component: late('DocumentsBox') },
  { key: 'links', title: 'links.title', place: 'main', access: 'signedIn', Component: late('LinksBox') },
  { key: 'tutorials', title: 'tutorials.title', place: 'main', access: ['SP'], Component: late('TutorialsBox') },
  {
    key: 'newsletters',
    title: 'newsletters.title',
    place: 'main',
    access: 'signedIn',
    Component: late('NewslettersBox'),
  },
  { key: 'account', title: 'account.title', place: 'side', access: 'signedIn', Component: AccountBox },
  { key: 'profile', title: 'profile.title', place: 'side', access: ['SP'], Component: late('ProfileBox') },
  { key: 'activities', title: 'activities.title', place: 'side', access: 'signedIn', Component: ActivitiesBox },
  { key: 'marked', title: 'marked.title', place: 'side', access: 'signedIn', Component: late('MarkedBox') },
  { key: 'contact', title: 'contact.title', place: 'side', access: 'signedIn', Component: late('ContactBox') },
  { key: 'voNumbers', title: 'vo.title', place: 'side', access: 'signedIn', Component: late('VoNumbersBox') },
];
