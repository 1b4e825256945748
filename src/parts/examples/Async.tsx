import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { Examples } from '../Parts.tsx';

function Loaded({ value }: { value: Loadable<string[]> }) {
  const [tries, setTries] = useState(0);
  return (
    <Async value={value} onRetry={() => setTries(tries + 1)} empty={<Empty title="Nothing here yet" />}>
      {(names) => <p>{names.join()}</p>}
    </Async>
  );
}

export const examples: Examples = {
  loading: () => <Loaded value={{ state: 'loading' }} />,
  failed: () => <Loaded value={{ state: 'failed', error: new ApiError(503) }} />,
  empty: () => <Loaded value={{ state: 'ready', value: [], refreshing: false }} />,
  outdated: () => (
    <Loaded value={{ state: 'ready', value: ['Price list'], refreshing: false, failure: new ApiError(0) }} />
  ),
};
