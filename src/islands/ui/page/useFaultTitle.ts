import { useEffect } from 'react';
import { texts } from '#i18n/client.ts';

/** Begins the page's title with "Fehler:" for as long as a refused form shows what is wrong. */
export function useFaultTitle(isFaulty: boolean): void {
  useEffect(() => {
    if (!isFaulty) return;
    const prefix = `${texts('ui')('toneDanger')}: `;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [isFaulty]);
}
