import { useRef, useState } from 'react';

/** Functions that stay the same while what they do is the latest: rows are drawn again for what they show alone. */
export function useStable<F extends Record<string, (...parameters: never[]) => unknown>>(functions: F): F {
  const latest = useRef(functions);
  latest.current = functions;
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(functions).map((name) => [name, (...parameters: never[]) => latest.current[name]?.(...parameters)]),
      ) as F,
  );
  return stable;
}
