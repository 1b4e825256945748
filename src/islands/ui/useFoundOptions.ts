import { useEffect, useRef, useState } from 'react';
import type { ComboboxOptionData, ComboboxSearch } from './combobox-option.ts';

export interface FoundOptions {
  state: 'loading' | 'ready' | 'failed';
  options: readonly ComboboxOptionData[];
}

/** Milliseconds of quiet before the server is asked. */
const debounce = 250;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Options in which every word that was typed occurs, without regard to case and accents. */
export function matching(options: readonly ComboboxOptionData[], text: string): readonly ComboboxOptionData[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return options.filter(({ label, hint = '' }) => {
    const hay = plain(`${label} ${hint}`);
    return words.every((word) => hay.includes(word));
  });
}

/** The choices for what was typed: filtered here, or found by the search, whose late answers are dropped. */
export function useFoundOptions(
  text: string,
  options: readonly ComboboxOptionData[] | undefined,
  search: ComboboxSearch | undefined,
): FoundOptions {
  const [found, setFound] = useState<FoundOptions>({ state: 'loading', options: [] });
  const ask = useRef(search);
  ask.current = search;
  const isRemote = search !== undefined;

  useEffect(() => {
    if (!isRemote) return;
    let current = true;
    const timer = setTimeout(
      () => {
        setFound((before) => ({ ...before, state: 'loading' }));
        ask
          .current?.(text.trim())
          .then((hits) => current && setFound({ state: 'ready', options: hits }))
          .catch(() => current && setFound({ state: 'failed', options: [] }));
      },
      text ? debounce : 0,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, isRemote]);

  return isRemote ? found : { state: 'ready', options: matching(options ?? [], text) };
}
