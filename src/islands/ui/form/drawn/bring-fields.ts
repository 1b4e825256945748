/** Brings the code of all kinds of fields beside that of a form, so that none of them waits by itself. */
export const bringFields = (): Promise<unknown> => import('./DrawnFields.tsx').then((drawn) => drawn.bringFields());
