import { type RefObject, useEffect } from 'react';

/** Does in the frame what the user did before the island was alive: sends the form, presses the button. */
export function usePreHydrationInput(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const element of frame.current?.querySelectorAll<HTMLElement>('[data-early]') ?? []) {
      delete element.dataset['early'];
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
  }, [frame]);
}
