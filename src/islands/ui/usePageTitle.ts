import { useEffect } from 'react';

/** Names the page by what it shows, before the portal's name, for as long as it shows it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = before.replace(/^[^–]+/, () => `${title} `);
    return () => {
      document.title = before;
    };
  }, [title]);
}
