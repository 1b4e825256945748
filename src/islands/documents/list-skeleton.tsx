import { Skeleton } from '../ui/page/Skeleton.tsx';

/** In place of a list that is under way. */
export const listSkeleton = (
  <div className="card">
    <Skeleton rows={6} tile />
  </div>
);
