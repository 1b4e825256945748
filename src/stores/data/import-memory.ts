import { persistentAtom } from '@nanostores/persistent';
import { $userMark } from '../session/user-mark.ts';
import { asJson, islandKeys } from '../storage/storage.ts';

/** What a user assigned in tables of a kind: columns by their headings, codes by words for a column. */
export interface ImportMemory {
  readonly columns: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const nothing: ImportMemory = { columns: {}, words: {} };
/** So many headings and words are remembered of a kind of table; the oldest go first. */
const maxEntries = 200;

type Memories = Readonly<Record<string, Readonly<Record<string, ImportMemory>> | undefined>>;
const $memories = persistentAtom<Memories>(islandKeys.tableImport, {}, asJson as never);

const newest = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).slice(-maxEntries));

/** What the user assigned in tables of this kind before, in this browser. */
export function importMemory(kind: string): ImportMemory {
  const user = $userMark.get();
  return (user !== undefined && $memories.get()?.[user]?.[kind]) || nothing;
}

function remember(kind: string, change: (memory: ImportMemory) => ImportMemory): void {
  const user = $userMark.get();
  if (user === undefined) return;
  const memories = $memories.get() ?? {};
  $memories.set({ ...memories, [user]: { ...memories[user], [kind]: change(importMemory(kind)) } });
}

export const rememberColumn = (kind: string, heading: string, column: string): void =>
  remember(kind, ({ columns: { [heading]: _before, ...others }, words }) => ({
    columns: newest({ ...others, [heading]: column }),
    words,
  }));

export const rememberWord = (kind: string, column: string, word: string, code: string): void =>
  remember(kind, ({ columns, words }) => {
    const { [word]: _before, ...others } = words[column] ?? {};
    return { columns, words: { ...words, [column]: newest({ ...others, [word]: code }) } };
  });
