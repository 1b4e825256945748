const event = 'choose-foundation';

/** Opens the choice of the organisation from anywhere on the page. */
export const chooseFoundation = (): void => void dispatchEvent(new Event(event));

/** Hears of it; answers how to stop. */
export function onChooseFoundation(open: () => void): () => void {
  addEventListener(event, open);
  return () => removeEventListener(event, open);
}
