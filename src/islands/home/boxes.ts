import { AccountBox } from './AccountBox.tsx';
import { ActivitiesBox } from './ActivitiesBox.tsx';
import type { Box } from './box.ts';
import { ContactBox } from './ContactBox.tsx';
import { DocumentsBox } from './DocumentsBox.tsx';
import { LinksBox } from './LinksBox.tsx';
import { MarkedBox } from './MarkedBox.tsx';
import { NewslettersBox } from './NewslettersBox.tsx';
import { TutorialsBox } from './TutorialsBox.tsx';
import { VoNumbersBox } from './VoNumbersBox.tsx';
import { WaitingBox } from './WaitingBox.tsx';

/** The boxes of My Portal, in their order. A box is added by a line here; it loads and fails on its own. */
export const boxes: readonly Box[] = [
  { key: 'waiting', place: 'main', access: 'signedIn', Component: WaitingBox },
  { key: 'documents', place: 'main', access: 'signedIn', Component: DocumentsBox },
  { key: 'links', place: 'main', access: 'signedIn', Component: LinksBox },
  { key: 'tutorials', place: 'main', access: ['SP'], Component: TutorialsBox },
  { key: 'newsletters', place: 'main', access: 'signedIn', Component: NewslettersBox },
  { key: 'account', place: 'side', access: 'signedIn', Component: AccountBox },
  { key: 'activities', place: 'side', access: 'signedIn', Component: ActivitiesBox },
  { key: 'marked', place: 'side', access: 'signedIn', Component: MarkedBox },
  { key: 'contact', place: 'side', access: 'signedIn', Component: ContactBox },
  { key: 'voNumbers', place: 'side', access: 'signedIn', Component: VoNumbersBox },
];
