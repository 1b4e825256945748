import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Foundation } from '#contract/foundation.ts';
import { $foundation, $foundations, findPartners, partnersOf } from '#stores/foundation/foundation.ts';

/** Typing goes on for a moment before the server is asked. */
const pause = 200;

/** The organisations at hand by their numbers, with these and with those that the server finds for what is typed. */
export function usePartners(trids: readonly string[], typed = ''): ReadonlyMap<string, Foundation> {
  const present = useStore($foundation);
  const atHand = useStore($foundations);
  const [loadedPartners, setFound] = useState<readonly Foundation[]>([]);
  const partnersById = new Map(
    [...(present ? [present] : []), ...atHand, ...loadedPartners].map((one) => [one.trid, one]),
  );
  const missing = trids.filter((trid) => !partnersById.has(trid)).join();

  useEffect(() => {
    let current = true;
    const ask = (request: Promise<readonly Foundation[]>) =>
      request.then(
        (items) => current && setFound((before) => [...before, ...items]),
        // Those at hand can still be chosen, and the others keep their numbers.
        () => undefined,
      );
    if (missing && atHand.length > 0) void ask(partnersOf(missing.split(',')));
    const timer = typed.trim() ? setTimeout(() => ask(findPartners(typed)), pause) : undefined;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [missing, atHand, typed]);
  return partnersById;
}
