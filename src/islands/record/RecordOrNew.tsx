import { type ReactNode, useEffect, useRef } from 'react';
import { Suspense } from '../ui/page/lazy.tsx';
import { RecordFrame, type RecordPlace } from './RecordFrame.tsx';

interface Props extends RecordPlace {
  /** Of the record that the address names; '' for a new one (decision 15). */
  id: string;
  children: ReactNode;
}

/** A record's page, or the form of a new one in the same place; a change between the two scrolls to the top. */
export function RecordOrNew({ id, children, ...place }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const lastId = useRef(id);

  useEffect(() => {
    if (lastId.current === id) return;
    lastId.current = id;
    frame.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [id]);

  return (
    <div ref={frame} tabIndex={-1}>
      <Suspense fallback={<RecordFrame {...place} />}>{children}</Suspense>
    </div>
  );
}
