import { ApiError } from '#api/api-error.ts';
import { addNote, readNotes } from '#api/records.ts';
import type { RecordNotes } from '#contract/record-notes.ts';
import { scopeIn } from '../session/data-scope.ts';
import { type Loader, loader } from './loadable.ts';
import { onActive } from './on-active.ts';

export interface NotesStore extends Pick<Loader<RecordNotes>, '$value' | 'reload'> {
  add(text: string): Promise<void>;
}

/** What one's own house noted about a record, loaded while a screen shows it. */
export function notesStore(id: string): NotesStore {
  const $scope = scopeIn(undefined);
  const present = () => {
    const owner = $scope.get();
    if (!owner) throw new ApiError(0);
    return owner;
  };
  const notes = loader(() => readNotes(present().trid, id));
  onActive(notes.$value, [$scope], () => {
    if ($scope.get()) void notes.reload();
  });
  return {
    $value: notes.$value,
    reload: notes.reload,
    add: async (text) => notes.put(await addNote(present().trid, id, text)),
  };
}
