import { preloadable } from '#islands/ui/page/preloadable.tsx';

// Apart from what draws them, so that a screen can ask for them together with its form, not behind it.

export const BlockEditor = preloadable(() => import('../blocks/BlockEditor.tsx').then((part) => part.BlockEditor));
export const ComboboxField = preloadable(() =>
  import('../combobox/ComboboxField.tsx').then((part) => part.ComboboxField),
);
export const DrawnCards = preloadable(() => import('./DrawnCards.tsx').then((part) => part.DrawnCards));
export const DrawnTable = preloadable(() => import('./DrawnTable.tsx').then((part) => part.DrawnTable));
export const FileDrop = preloadable(() => import('#islands/ui/upload/FileDrop.tsx').then((part) => part.FileDrop));

/**
 * Brings the code of all kinds of fields: whoever waits for it with the form draws no field that waits by itself, and a form
 * of several sections can be walked without a connection too.
 */
export const bringFields = (): Promise<unknown> =>
  Promise.all([BlockEditor, ComboboxField, DrawnCards, DrawnTable, FileDrop].map(({ preload }) => preload()));
