import { lazy } from '#islands/ui/page/lazy.tsx';
import { isNarrow } from '#islands/ui/page/useNarrow.ts';
import { $fileView } from '#stores/documents/file-view.ts';

const beginsAsTable = $fileView.get() === 'table' && !isNarrow();

export const FileTable = lazy(() => import('./FileTable.tsx').then((module) => module.FileTable), beginsAsTable);
export const FileCards = lazy(() => import('./FileCards.tsx').then((module) => module.FileCards), !beginsAsTable);
