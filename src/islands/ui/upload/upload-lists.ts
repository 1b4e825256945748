import { atom, type ReadableAtom } from 'nanostores';
import { finishedIds, type UploadList } from './upload-list.ts';

/** The uploads of a form by field: the one place where its files are; they outlive the fields that show them. */
export interface UploadLists {
  /** Counts the changes of which files there are and which of them have arrived. */
  $changes: ReadableAtom<number>;
  /** The list of a field, begun by the first who asks for it. */
  of: (name: string, begin: () => UploadList) => UploadList;
  get: (name: string) => UploadList | undefined;
  /** The fields' values: ids of the finished uploads, in the order of the list. */
  values: () => Record<string, string[]>;
  /** Calls back with the field whose files have changed. */
  watch: (changed: (name: string, list: UploadList) => void) => () => void;
  clear: () => void;
}

export function uploadLists(): UploadLists {
  const $changes = atom(0);
  const lists = new Map<string, UploadList>();
  const watchers = new Set<(name: string, list: UploadList) => void>();
  return {
    $changes,
    get: (name) => lists.get(name),
    of(name, begin) {
      const known = lists.get(name);
      if (known) return known;
      const list = begin();
      lists.set(name, list);
      list.$outline.listen(() => {
        $changes.set($changes.get() + 1);
        for (const changed of watchers) changed(name, list);
      });
      return list;
    },
    values: () => Object.fromEntries([...lists].map(([name, list]) => [name, finishedIds(list.$entries.get())])),
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    clear() {
      for (const list of lists.values()) list.clear();
    },
  };
}
