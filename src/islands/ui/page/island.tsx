import type { ComponentType } from 'react';
import { Boundary, type BoundaryLook } from './Boundary.tsx';

/** Makes a component the root of an island: one that breaks says so in its place and leaves the rest of the page usable. */
export function island<P extends object>(Screen: ComponentType<P>, look: BoundaryLook = {}) {
  return function Island(props: P) {
    return (
      <Boundary {...look}>
        <Screen {...props} />
      </Boundary>
    );
  };
}
