import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import type { ReleasedState } from '#contract/catalogue/state.ts';
import { addPageTexts, pageLocale } from '#i18n/client.ts';
import type { TextTree } from '#i18n/translate.ts';
import { $releasedStates } from '#stores/catalogue.ts';

/** States with captions that stand among the texts of the page. */
const $states = atom<readonly ReleasedState[]>([]);

onMount($states, () =>
  $releasedStates.subscribe((states) => {
    if (states.length === 0) return;
    // Most portals sell what they came with: no page begins with what only others need.
    void import('#domain/catalogue/entry-texts.ts').then(({ entryTexts, textTree }) => {
      const texts = states.flatMap(({ entries }) => entries.flatMap(entryTexts));
      addPageTexts(textTree(texts, pageLocale()) as TextTree);
      $states.set(states);
    });
  }),
);

/** Draws the screen by what the distributor offers today, and again where the server knows more. */
export const useCatalogue = () => useStore($states);
