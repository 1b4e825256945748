import { onMount, type ReadableAtom } from 'nanostores';

interface Followed {
  listen(listener: () => void): () => void;
}

/**
 * Runs `follow` while something shows `$shown`: at its mount, at each change of `stores`, and, with `true`, when the
 * browser gives the page back as it was left.
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
    follow(false);
    const stops = stores.map((store) => store.listen(() => follow(false)));
    globalThis.addEventListener?.('pageshow', restored);
    return () => {
      for (const stop of stops) stop();
      globalThis.removeEventListener?.('pageshow', restored);
    };
  });
}
