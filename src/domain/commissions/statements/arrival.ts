import type { ImportState } from '#contract/commissions/import.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';

/** Endings that programs give to a file while they write it. */
const unfinished: readonly string[] = ['part', 'partial', 'filepart', 'tmp', 'temp', 'crdownload', 'swp', 'lock'];

/** Whether a name is that of a file that is complete, as far as a name tells. */
export const isFinishedName = (name: string): boolean => {
  return !/^[.~]/.test(name) && !name.endsWith('~') && !unfinished.includes(extensionOf(name));
};

/** Why a file is not taken: its faults, a decision about the same file, or that it is no table or no file of its own. */
export type ArrivalRefusal = 'faults' | 'discarded' | 'withdrawn' | 'type' | 'link';

/** What becomes of a file, by its import: the same whenever it is asked. */
export function refusalOf({
  state,
  errors,
}: {
  readonly state: ImportState;
  readonly errors: number;
}): ArrivalRefusal | undefined {
  if (state === 'discarded' || state === 'withdrawn') return state;
  return state === 'trial' && errors > 0 ? 'faults' : undefined;
}

const letters = /[^\p{L}\p{N}._ ()+-]/gu;

/** The name under which a file is kept: its day and content tell it from others of the same name. */
export function keptName(name: string, { day, hash }: { readonly day: string; readonly hash: string }): string {
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  const base = name
    .slice(0, name.length - ending.length)
    .replace(letters, '_')
    .slice(0, 60)
    .toWellFormed();
  return `${day}_${hash.slice(0, 12)}_${base.replace(/\uFFFD/g, '_')}${ending}`;
}
