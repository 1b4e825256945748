import { preloadable } from '#islands/ui/page/preloadable.tsx';

// Apart from what draws them, so that a screen can ask for them together with its form, not behind it.

export const BlockEditor = preloadable(() => import('../blocks/BlockEditor.tsx').then((part) => part.BlockEditor));
export const ComboboxField = preloadable(() =>
  import('../combobox/ComboboxField.tsx').then((part) => part.ComboboxField),
);
export const SchemaCards = preloadable(() => import('./SchemaCards.tsx').then((part) => part.SchemaCards));
export const SchemaTable = preloadable(() => import('./SchemaTable.tsx').then((part) => part.SchemaTable));
export const FileDrop = preloadable(() => import('#islands/ui/upload/FileDrop.tsx').then((part) => part.FileDrop));

/**
 * Brings the code of all kinds of fields: whoever waits for it with the form draws no field that waits by itself, and a form
 * of several sections can be walked without a connection too.
 */
export const bringFields = (): Promise<unknown> =>
  Promise.all([BlockEditor, ComboboxField, SchemaCards, SchemaTable, FileDrop].map(({ preload }) => preload()));
