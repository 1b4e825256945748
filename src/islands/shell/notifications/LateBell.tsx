import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../domain/site/when-idle.ts';

const nothing = { default: () => null };
// Without its code the bell is what the page shows: a link to all notifications.
const Bell = lazy(() =>
  import('./Bell.tsx').then(
    ({ Bell: late }) => ({ default: late }),
    () => nothing,
  ),
);

/** The bell of the header, whose code comes when the page has nothing else to do. */
export function LateBell() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    wanted && (
      <Suspense>
        <Bell />
      </Suspense>
    )
  );
}
