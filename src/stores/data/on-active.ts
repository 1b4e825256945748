import { onMount, type ReadableAtom } from 'nanostores';
import { isHandedOver, isPrerendering, whenShown } from '#domain/site/prerender.ts';

interface Followed {
  listen(listener: () => void): () => void;
}

/**
 * Runs `follow` while a component shows `$shown`: on mount, on each change of `stores` except a switch of the user,
 * which takes effect on the next page, and, with `true`, after a restore from the back/forward cache or on activation
 * of a prerendered page.
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
