// Boxes that stand below the first screen: one script, which comes while the others are drawn.
export { AccountBox } from './boxes/AccountBox.tsx';
export { ActivitiesBox } from './boxes/ActivitiesBox.tsx';
export { ContactBox } from './boxes/ContactBox.tsx';
export { DocumentsBox } from './boxes/DocumentsBox.tsx';
export { LinksBox } from './boxes/LinksBox.tsx';
export { MarkedBox } from './boxes/MarkedBox.tsx';
export { NewslettersBox } from './boxes/NewslettersBox.tsx';
export { TutorialsBox } from './boxes/TutorialsBox.tsx';
export { VoNumbersBox } from './boxes/VoNumbersBox.tsx';
