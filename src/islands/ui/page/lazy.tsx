import {
  lazy as lazyOfReact,
  type ReactNode,
  Suspense as SuspenseOfReact,
  startTransition,
  useLayoutEffect,
  useState,
} from 'react';

// React shows what a `Suspense` waited for at the earliest 300 ms after the last fallback anywhere, also where it has long
// been there. An update of the boundary itself is not held back.

const waiting = new Set<() => void>();
const redraw = () => {
  for (const one of waiting) one();
};

/** As React's `lazy`, beside the `Suspense` of this file: drawn as soon as its code is there. */
export const lazy: typeof lazyOfReact = (load) =>
  lazyOfReact(() => {
    const loaded = load();
    // Behind what React does first with the answer.
    const arrived = () => queueMicrotask(redraw);
    loaded.then(arrived, arrived);
    return loaded;
  });

/** As React's `Suspense`, for parts that come by the `lazy` of this file. */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, setArrived] = useState(0);
  useLayoutEffect(() => {
    const arrive = () => startTransition(() => setArrived((count) => count + 1));
    waiting.add(arrive);
    return () => {
      waiting.delete(arrive);
    };
  }, []);
  return <SuspenseOfReact fallback={fallback}>{children}</SuspenseOfReact>;
}
