import type { FileEntry, SnippetPart } from '#contract/file.ts';
import { shownName } from './shown-name.ts';

/** A file's name as it is shown (§4-14), with what the search matched marked. */
export function shownNameParts(entry: Pick<FileEntry, 'name' | 'extension' | 'type' | 'found'>): SnippetPart[] {
  const displayName = shownName(entry);
  const whole = [{ text: displayName, mark: false }];
  const parts = entry.found?.find(({ where }) => where === 'name')?.snippet;
  if (!parts) return whole;
  let rest = displayName;
  const marked = parts.flatMap(({ text, mark }) => {
    const piece = rest.slice(0, text.length);
    rest = rest.slice(text.length);
    return piece ? [{ text: piece, mark }] : [];
  });
  const same = (a: string, b: string) => a.replaceAll('_', ' ').startsWith(b);
  // A snippet that leaves out a part of the name would put the marks in the wrong place.
  return rest === '' && same(parts.map(({ text }) => text).join(''), displayName) ? marked : whole;
}
