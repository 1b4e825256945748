import { useState } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { isLink } from '#domain/documents/file-kind.ts';

export interface Selection {
  selected: ReadonlySet<string>;
  /** Entries that can be selected, in the order on the screen. */
  selectable: readonly FileEntry[];
  /** Selects or takes back; with `range` selects everything from the entry touched before, or from the one named. */
  toggle: (path: string, range: boolean, from?: string) => void;
  setAll: (on: boolean) => void;
}

/**
 * The selected entries among the visible ones; an entry that disappears is deselected. `onSelect` is called after each
 * change.
 */
export function useSelection(visibleEntries: readonly FileEntry[], onSelect?: () => void): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  const selectable = visibleEntries.filter((entry) => entry.type !== 'repository' && !isLink(entry));
  const paths = selectable.map(({ path }) => path);
  const selected = new Set(paths.filter((path) => marked.has(path)));

  return {
    selected,
    selectable,
    toggle(path, range, from = anchor) {
      const on = !selected.has(path);
      const [start, end] = [from === undefined ? -1 : paths.indexOf(from), paths.indexOf(path)];
      const touched = range && start >= 0 ? paths.slice(Math.min(start, end), Math.max(start, end) + 1) : [path];
      const next = new Set(selected);
      for (const each of touched) {
        if (on || range) next.add(each);
        else next.delete(each);
      }
      setMarked(next);
      setAnchor(path);
      onSelect?.();
    },
    setAll(on) {
      setMarked(new Set(on ? paths : []));
      setAnchor(undefined);
      onSelect?.();
    },
  };
}
