/** Frames until a control that is loaded on its own must have appeared. */
const patience = 120;

/** Brings fields into being that are drawn only while they are in sight, by their ids; true where one did. */
export const revealers = new Set<(id: string) => boolean>();

/** Puts the focus on a control as soon as it is there: its section may only just be drawn. */
export function focusField(id: string, left = patience): void {
  for (const reveal of revealers) if (reveal(id)) return;
  const element = document.getElementById(id);
  if (!element) {
    if (left > 0) requestAnimationFrame(() => focusField(id, left - 1));
    return;
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
