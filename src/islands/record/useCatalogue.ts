import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { entryTexts, textTree } from '#domain/catalogue/entry-texts.ts';
import { addPageTexts, pageLocale } from '#i18n/client.ts';
import type { TextTree } from '#i18n/translate.ts';
import { $releasedStates } from '#stores/catalogue.ts';

/** With the captions that the states bring along. */
const $states = computed($releasedStates, (states) => {
  const texts = states.flatMap(({ entries }) => entries.flatMap(entryTexts));
  if (texts.length > 0) addPageTexts(textTree(texts, pageLocale()) as Record<string, TextTree>);
  return states;
});

/** Draws the screen by what the distributor offers today, and again where the server knows more. */
export const useCatalogue = () => useStore($states);
