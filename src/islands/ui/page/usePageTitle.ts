import { useEffect } from 'react';

/** Names the page by what it shows, before the portal's name, for as long as it shows it; without words the page keeps its own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = before.replace(/^[^–]+/, () => `${title} `);
    return () => {
      document.title = before;
    };
  }, [title]);
}
