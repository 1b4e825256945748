export { AnswerDialog } from './AnswerDialog.tsx';
export { AssignDialog } from './AssignDialog.tsx';
export { ArchiveDialog, RestoreDialog } from './ConfirmBulk.tsx';
export { FollowUpDialog } from './FollowUpDialog.tsx';
export { HandOverDialog } from './HandOverDialog.tsx';
