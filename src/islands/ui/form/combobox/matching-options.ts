import { isTypo } from '#domain/text/edit-distance.ts';
import type { ComboboxOptionData } from './combobox-option.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Options in which every word that was typed occurs, without regard to case and accents; where there are none, those that a typing error may have missed. */
export function matchingOptions(options: readonly ComboboxOptionData[], text: string): readonly ComboboxOptionData[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const findOptions = (holds: (hay: string, word: string) => boolean) =>
    options.filter(({ label, hint = '' }) => words.every((word) => holds(`${label} ${hint}`, word)));
  const exact = findOptions((hay, word) => plain(hay).includes(word));
  if (exact.length > 0) return exact;
  return findOptions((hay, word) => plain(hay).includes(word) || wordsOf(hay).some((other) => isTypo(word, other)));
}
