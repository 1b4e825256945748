/** Frames until a control that is loaded on its own must have appeared. */
const patience = 120;

/** Puts the focus on a control as soon as it is there: its section may only just be drawn. */
export function focusField(id: string, left = patience): void {
  const element = document.getElementById(id);
  if (!element) {
    // A row of a long grid is drawn when it is in sight.
    document.getElementById(id.slice(0, id.lastIndexOf('.')))?.scrollIntoView({ block: 'center' });
    if (left > 0) requestAnimationFrame(() => focusField(id, left - 1));
    return;
  }
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
