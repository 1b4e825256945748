/** Set on the page's root while a form holds input, for the guard. */
export const dirtyFormsMark = 'dirty-forms';

const holders = new Set<object>();

/** True while a form of this page holds input that was not sent: the page must not be left without asking. */
export const hasDirtyForms = (): boolean => holders.size > 0;

/** Says that a form holds input, until what this answers is called. */
export function markDirty(): () => void {
  const holder = {};
  const mark = () => globalThis.document?.documentElement.toggleAttribute(`data-${dirtyFormsMark}`, hasDirtyForms());
  holders.add(holder);
  mark();
  return () => {
    holders.delete(holder);
    mark();
  };
}
