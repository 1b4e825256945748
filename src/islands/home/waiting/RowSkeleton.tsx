import { texts } from '#i18n/client.ts';

/** Grey lines of the height of a waiting row, for each row that is to come. */
export const RowSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" className="animate-wait">
    <span className="sr-only">{texts('ui')('loading')}</span>
    {Array.from({ length: rows }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: grey lines are all alike and never move
        key={row}
        aria-hidden="true"
        className="flex h-15 items-center border-line border-b px-5 last:border-b-0 max-sm:h-24"
      >
        <span className="grid flex-1 gap-2">
          <span className="skeleton h-3.5 w-1/2" />
          <span className="skeleton h-3 w-2/3" />
        </span>
      </div>
    ))}
  </div>
);
