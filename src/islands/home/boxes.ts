import type { Box } from './box.ts';
import { AccountBox } from './boxes/AccountBox.tsx';
import { ActivitiesBox } from './boxes/ActivitiesBox.tsx';
import { AssignmentsBox } from './boxes/AssignmentsBox.tsx';
import { ContactBox } from './boxes/ContactBox.tsx';
import { DocumentsBox } from './boxes/DocumentsBox.tsx';
import { LinksBox } from './boxes/LinksBox.tsx';
import { MarkedBox } from './boxes/MarkedBox.tsx';
import { NewslettersBox } from './boxes/NewslettersBox.tsx';
import { ProfileBox } from './boxes/ProfileBox.tsx';
import { TutorialsBox } from './boxes/TutorialsBox.tsx';
import { VoNumbersBox } from './boxes/VoNumbersBox.tsx';
import { WaitingBox } from './waiting/WaitingBox.tsx';

/** The boxes of My Portal, in their order. A box is added by a line here; it loads and fails on its own. */
export const boxes: readonly Box[] = [
  { key: 'waiting', title: 'waiting.title', place: 'main', stays: true, access: 'signedIn', Component: WaitingBox },
  { key: 'assignments', title: 'assignments.title', place: 'main', access: ['SP'], Component: AssignmentsBox },
  { key: 'documents', title: 'documents.title', place: 'main', access: 'signedIn', Component: DocumentsBox },
  { key: 'links', title: 'links.title', place: 'main', access: 'signedIn', Component: LinksBox },
  { key: 'tutorials', title: 'tutorials.title', place: 'main', access: ['SP'], Component: TutorialsBox },
  { key: 'newsletters', title: 'newsletters.title', place: 'main', access: 'signedIn', Component: NewslettersBox },
  { key: 'account', title: 'account.title', place: 'side', access: 'signedIn', Component: AccountBox },
  { key: 'profile', title: 'profile.title', place: 'side', access: ['SP'], Component: ProfileBox },
  { key: 'activities', title: 'activities.title', place: 'side', access: 'signedIn', Component: ActivitiesBox },
  { key: 'marked', title: 'marked.title', place: 'side', access: 'signedIn', Component: MarkedBox },
  { key: 'contact', title: 'contact.title', place: 'side', access: 'signedIn', Component: ContactBox },
  { key: 'voNumbers', title: 'vo.title', place: 'side', access: 'signedIn', Component: VoNumbersBox },
];
