import { onMount, type ReadableAtom } from 'nanostores';
import { isHandedOver, isPrerendering, whenShown } from '#domain/site/prerender.ts';

interface Followed {
  listen(listener: () => void): () => void;
}

/**
 * Runs `follow` while something shows `$shown`: at its mount, at each change of `stores` but that to a user who goes on
 * with the next page, and, with `true`, when the browser gives the page back as it was left or somebody opens one that
 * was drawn ahead.
 */
export function onActive(
  $shown: ReadableAtom<unknown>,
  stores: readonly Followed[],
  follow: (isRestored: boolean) => void,
): void {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) follow(true);
  };
  onMount($shown, () => {
    let isShown = true;
    if (isPrerendering()) whenShown(() => isShown && follow(true));
    follow(false);
    const changed = () => {
      if (!isHandedOver()) follow(false);
    };
    const stops = stores.map((store) => store.listen(changed));
    globalThis.addEventListener?.('pageshow', restored);
    return () => {
      isShown = false;
      for (const stop of stops) stop();
      globalThis.removeEventListener?.('pageshow', restored);
    };
  });
}
