import { useStore } from '@nanostores/react';
import { BulkActions } from '../bulk/BulkActions.tsx';
import type { FinishedBulk } from '../bulk/bulk-types.ts';
import type { ListScreen } from '../list-screen.ts';
import { MarkingBar } from './MarkingBar.tsx';

interface Props {
  screen: ListScreen<{ id: string }>;
  /** Of what the filter lets through. */
  total: number;
  onFinished: (finished: FinishedBulk) => void;
}

/** The marked rows of a list, with what can be done with them. */
export function MarkedRows({ screen, total, onFinished }: Props) {
  const { marks } = screen.list;
  const rows = [...useStore(marks.$rows).values()];
  return (
    <MarkingBar marks={marks} count={rows.length} total={total}>
      <BulkActions screen={screen} rows={rows} onFinished={onFinished} />
    </MarkingBar>
  );
}
