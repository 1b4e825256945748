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
  /** Calls back with the name of the field after its files have changed. */
  watch: (changed: (name: string, list: UploadList) => void) => () => void;
  clear: () => void;
  /** A row of a table is gone: its files are let go of, and those of later rows move up with them. */
  removeRow: (table: string, row: number) => void;
}

export function uploadLists(): UploadLists {
  const $changes = atom(0);
  const lists: { name: string; list: UploadList }[] = [];
  const get = (name: string) => lists.find((one) => one.name === name)?.list;
  const watchers = new Set<(name: string, list: UploadList) => void>();
  return {
    $changes,
    get,
    of(name, begin) {
      const existingList = get(name);
      if (existingList) return existingList;
      const listEntry = { name, list: begin() };
      lists.push(listEntry);
      listEntry.list.$outline.listen(() => {
        $changes.set($changes.get() + 1);
        for (const changed of watchers) changed(listEntry.name, listEntry.list);
      });
      return listEntry.list;
    },
    values: () => Object.fromEntries(lists.map(({ name, list }) => [name, finishedIds(list.$entries.get())])),
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    clear() {
      for (const { list } of lists) list.clear();
    },
    removeRow(table, row) {
      const rowOf = ({ name }: { name: string }) =>
        name.startsWith(`${table}.`) ? Number(name.slice(table.length + 1).split('.')[0]) : -1;
      const removedLists = lists.filter((one) => rowOf(one) === row);
      lists.splice(0, lists.length, ...lists.filter((one) => !removedLists.includes(one)));
      for (const one of lists) {
        const at = rowOf(one);
        if (at > row) one.name = one.name.replace(`${table}.${at}.`, `${table}.${at - 1}.`);
      }
    },
  };
}
