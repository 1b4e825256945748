import type { FileEntry } from '#contract/file.ts';

/** A name as people write it: without the ending, which the icon tells, and with blanks for underscores (§4-14). */
export function shownName({ name, extension, type }: Pick<FileEntry, 'name' | 'extension' | 'type'>): string {
  const ending = `.${extension}`;
  const hasEnding = type === 'file' && extension !== '' && name.toLowerCase().endsWith(ending.toLowerCase());
  const bare = hasEnding ? name.slice(0, -ending.length) : name;
  return bare.replaceAll('_', ' ').replace(/\s+/g, ' ').trim() || name;
}
