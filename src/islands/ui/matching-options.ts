import type { ComboboxOptionData } from './combobox-option.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options in which every word that was typed occurs, without regard to case and accents. */
export function matchingOptions(options: readonly ComboboxOptionData[], text: string): readonly ComboboxOptionData[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '' }) => {
    const hay = plain(`${label} ${hint}`);
    return words.every((word) => hay.includes(word));
  });
}
