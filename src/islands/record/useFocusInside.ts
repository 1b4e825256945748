import { useEffect, useRef } from 'react';

/** Puts the focus on the first control of what has just appeared in place of the button that was pressed. */
export function useFocusInside<E extends HTMLElement = HTMLDivElement>(appeared = true) {
  const box = useRef<E>(null);
  useEffect(() => {
    if (appeared) box.current?.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }, [appeared]);
  return box;
}
