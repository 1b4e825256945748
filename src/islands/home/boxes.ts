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
import { WaitingBox } from './boxes/WaitingBox.tsx';

/** The boxes of My Portal, in their order. A box is added by a line here; it loads and fails on its own. */
export const boxes: readonly Box[] = [
  { key: 'waiting', place: 'main', access: 'signedIn', Component: WaitingBox },
  { key: 'assignments', place: 'main', access: ['SP'], Component: AssignmentsBox },
  { key: 'documents', place: 'main', access: 'signedIn', Component: DocumentsBox },
  { key: 'links', place: 'main', access: 'signedIn', Component: LinksBox },
  { key: 'tutorials', place: 'main', access: ['SP'], Component: TutorialsBox },
  { key: 'newsletters', place: 'main', access: 'signedIn', Component: NewslettersBox },
  { key: 'account', place: 'side', access: 'signedIn', Component: AccountBox },
  { key: 'profile', place: 'side', access: ['SP'], Component: ProfileBox },
  { key: 'activities', place: 'side', access: 'signedIn', Component: ActivitiesBox },
  { key: 'marked', place: 'side', access: 'signedIn', Component: MarkedBox },
  { key: 'contact', place: 'side', access: 'signedIn', Component: ContactBox },
  { key: 'voNumbers', place: 'side', access: 'signedIn', Component: VoNumbersBox },
];
