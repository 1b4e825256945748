import { Card } from '../ui/page/Card.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';

const columns = [
  [3, 5],
  [2, 5, 3],
] as const;

/** Stands in until the organisation is known, which every box depends on. */
export function HomeWait() {
  return (
    <div className="grid min-h-192 content-start items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      {columns.map((boxes) => (
        <div key={boxes.join()} className="grid animate-late gap-5">
          {boxes.map((rows, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey boxes are all alike and never move
            <Card key={index} flush>
              <Skeleton rows={rows} />
            </Card>
          ))}
        </div>
      ))}
    </div>
  );
}
