import { type ReactNode, useEffect, useState } from 'react';

/** Draws a screen at once, and again where the catalogue of today has other names: lists do not begin with it. */
export function AfterCatalogue({ children }: { children: () => ReactNode }) {
  const [, draw] = useState<unknown>();
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    void import('#stores/catalogue.ts').then(({ $releasedStates }) => {
      if (!isGone) stop = $releasedStates.listen(draw);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return children();
}
