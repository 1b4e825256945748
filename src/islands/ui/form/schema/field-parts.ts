import { preloadable } from '#islands/ui/page/preloadable.tsx';

// Apart from what draws them, so that a screen can ask for them together with its form, not behind it.

export const BlockEditor = preloadable(() => import('../blocks/BlockEditor.tsx').then((part) => part.BlockEditor));
export const ComboboxField = preloadable(() =>
  import('../combobox/ComboboxField.tsx').then((part) => part.ComboboxField),
);
export const SchemaCards = preloadable(() => import('./SchemaCards.tsx').then((part) => part.SchemaCards));
export const Sheet = preloadable(() => import('#islands/ui/sheet/Sheet.tsx').then((part) => part.Sheet));
export const FileDrop = preloadable(() => import('#islands/ui/upload/FileDrop.tsx').then((part) => part.FileDrop));

/**
 * Loads the code of all kinds of fields: a form that waits for it renders without further waits, and a form of several
 * sections works without a connection too.
 */
export const bringFields = (): Promise<unknown> =>
  Promise.all([BlockEditor, ComboboxField, SchemaCards, Sheet, FileDrop].map(({ preload }) => preload()));
