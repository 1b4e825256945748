import { useEffect, useRef } from 'react';

/** Puts the focus on the first control of the content that replaced the pressed button. */
export function useFocusInside<E extends HTMLElement = HTMLDivElement>(appeared = true) {
  const box = useRef<E>(null);
  useEffect(() => {
    if (appeared) box.current?.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }, [appeared]);
  return box;
}
