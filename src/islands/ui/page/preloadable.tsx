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

/** Whether the surroundings of a part were shown once: a part that suspends later would hide them again. */
export function ShownOnce({ children }: { children: JSX.Element }) {
  const hasBeenShown = useRef(false);
  // React runs it when the boundary around it shows what it holds.
  useLayoutEffect(() => {
    hasBeenShown.current = true;
  }, []);
  return <ShownOnceContext value={hasBeenShown}>{children}</ShownOnceContext>;
}

/**
 * A part of a screen with code that loads at its first render, or before. The nearest `Suspense` waits for it; after
 * `ShownOnce` has shown its content, the part waits and fails in its own place, so that the cursor is not lost.
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
