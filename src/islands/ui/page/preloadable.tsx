import { type ComponentType, type JSX, useState } from 'react';
import { lazy } from './lazy.tsx';

export type Preloadable<Props> = ((props: Props) => JSX.Element) & {
  /** Brings its code; once that is there it is drawn without waiting, which `lazy` never does. That it failed is said when it is drawn. */
  readonly preload: () => Promise<void>;
};

/** A part of a screen whose code is brought when it is drawn first, or before. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Waiting: ComponentType<Props> = lazy(bring);
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  const preload = () =>
    bring().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload });
}
