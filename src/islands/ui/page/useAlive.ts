import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the markup of the build until its island runs: until then a press would be lost. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
