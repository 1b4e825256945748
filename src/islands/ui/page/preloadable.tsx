import {
  type ComponentType,
  createContext,
  type JSX,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Boundary } from './Boundary.tsx';
import { type Lazy, lazy, Suspense } from './lazy.tsx';
import { Skeleton } from './Skeleton.tsx';

const ShownOnceContext = createContext<RefObject<boolean>>({ current: false });

/** Whether what is around a part was shown once: what waits in there from then on would hide it again. */
export function ShownOnce({ children }: { children: JSX.Element }) {
  const shown = useRef(false);
  // React runs it when the boundary around it shows what it holds.
  useLayoutEffect(() => {
    shown.current = true;
  }, []);
  return <ShownOnceContext value={shown}>{children}</ShownOnceContext>;
}

/**
 * A part of a screen whose code is brought when it is drawn first, or before. The nearest `Suspense` waits for it; where
 * `ShownOnce` says that it has shown what it holds, the part waits and fails in its own place, so that nobody's cursor gets lost.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  const Waiting = lazy(load);
  function Part(props: Props) {
    const shownOnce = use(ShownOnceContext);
    const [isAlone] = useState(() => shownOnce.current);
    if (!isAlone) return <Waiting {...props} />;
    return (
      <Boundary look="line">
        <Suspense fallback={<Skeleton rows={1} />}>
          <Waiting {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return Object.assign(Part, { preload: Waiting.preload });
}
