import { type RefObject, useEffect } from 'react';

/** Sends the form in the frame where the user did so before the island was alive. */
export function useEarlySubmit(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (form?.dataset['early'] === '') form.requestSubmit();
  }, [frame]);
}
