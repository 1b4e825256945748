export { BulkBar } from './BulkBar.tsx';
export { LatePromises } from './LatePromises.tsx';
export { PersonRequests } from './PersonRequests.tsx';
export { ShortcutHelp } from './ShortcutHelp.tsx';
export { UndoBar } from './UndoBar.tsx';
export { WaitingApprovals } from './WaitingApprovals.tsx';
