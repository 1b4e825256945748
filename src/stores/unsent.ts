/** Set on the page's root while a form holds input, for the guard in the page's head. */
export const unsentMark = 'unsent';

const holders = new Set<object>();

/** True while a form of this page holds input that was not sent: the page must not be left without asking. */
export const holdsInput = (): boolean => holders.size > 0;

/** Says that a form holds input, until what this answers is called. */
export function holdInput(): () => void {
  const holder = {};
  const mark = () => globalThis.document?.documentElement.toggleAttribute(`data-${unsentMark}`, holdsInput());
  holders.add(holder);
  mark();
  return () => {
    holders.delete(holder);
    mark();
  };
}
