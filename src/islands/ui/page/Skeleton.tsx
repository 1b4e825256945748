import { texts } from '#i18n/client.ts';

const widths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'];

/** Grey lines in the place of what loads; they appear after 200 ms, so that a quick answer does not flicker. */
export function Skeleton({ rows = 4, tile = false }: { rows?: number; tile?: boolean }) {
  return (
    <div role="status" className="animate-wait">
      <span className="sr-only">{texts('ui')('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: grey lines are all alike and never move
          key={row}
          aria-hidden="true"
          className="flex items-center gap-4 border-line border-b px-5 py-4 last:border-b-0"
        >
          {tile && <span className="skeleton size-9.5 rounded-control" />}
          <span className="grid flex-1 gap-2">
            <span className={`skeleton h-3.5 ${widths[row % widths.length]}`} />
            <span className="skeleton h-3 w-1/3" />
          </span>
        </div>
      ))}
    </div>
  );
}
