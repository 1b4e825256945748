import {
  type ComponentType,
  type JSX,
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
// Behind what React does first with the answer.
const arrived = () =>
  queueMicrotask(() => {
    for (const one of waiting) one();
  });

export type Lazy<Props> = ((props: Props) => JSX.Element) & {
  /** Brings its code. That it failed is said when it is drawn. */
  readonly preload: () => Promise<void>;
};

/**
 * As React's `lazy`, beside the `Suspense` of this file: drawn as soon as its code is there, and where it was there before
 * without the placeholder that React draws for a moment even then. `early` says that the page begins with it: its code is
 * brought at once.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>, early = false): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = () => {
    const modulePromise = (async () => {
      loaded ??= await load();
      return { default: loaded };
    })();
    modulePromise.then(arrived, arrived);
    return modulePromise;
  };
  const Waiting: ComponentType<Props> = lazyOfReact(bring);
  function Part(props: Props) {
    const [Drawn] = useState(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  const preload = () =>
    bring().then(
      () => undefined,
      () => undefined,
    );
  if (early) void preload();
  return Object.assign(Part, { preload });
}

/** As React's `Suspense`, for parts that come by the `lazy` of this file. */
export function Suspense({ fallback, children }: { fallback?: ReactNode; children?: ReactNode }) {
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
