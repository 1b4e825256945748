import type { FileEntry } from '#contract/file.ts';
import { fileKind } from '#domain/documents/file-kind.ts';
import { FilmDialog } from './FilmDialog.tsx';
import { Preview } from './Preview.tsx';

/** What is shown over the page without being saved. */
export function Viewer({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  return fileKind(entry) === 'film' ? (
    <FilmDialog entry={entry} onClose={onClose} />
  ) : (
    <Preview entry={entry} onClose={onClose} />
  );
}
