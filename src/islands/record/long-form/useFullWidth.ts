import { useLayoutEffect } from 'react';

/** While it is shown the page is as wide as the window. */
export function useFullWidth(isWide: boolean): void {
  useLayoutEffect(() => {
    if (!isWide) return;
    const { dataset } = document.documentElement;
    dataset['pageWidth'] = 'full';
    return () => {
      delete dataset['pageWidth'];
    };
  }, [isWide]);
}
