export { BulkBar } from './BulkBar.tsx';
export { LatePromises } from './LatePromises.tsx';
export { ShortcutHelp } from './ShortcutHelp.tsx';
