import { Card } from '../ui/page/Card.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { RowSkeleton } from './waiting/RowSkeleton.tsx';

/** Stands in until the organisation is known, which every box depends on. */
export function HomeWait() {
  return (
    <div className="grid min-h-192 content-start items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.75rem]">
      <div className="grid animate-late gap-5">
        <Card flush className="pt-13">
          <RowSkeleton rows={6} />
        </Card>
        <Card flush>
          <Skeleton rows={2} />
        </Card>
      </div>
      <div className="grid animate-late gap-5 max-lg:order-first">
        <Card flush>
          <Skeleton rows={2} />
        </Card>
        <Card flush className="max-lg:hidden">
          <Skeleton rows={4} />
        </Card>
      </div>
    </div>
  );
}
