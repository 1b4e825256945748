/** A bar that is filled by a share; what it means stands beside it in words. */
export const Meter = ({ share, isFull = false }: { share: number; isFull?: boolean }) => (
  <span
    aria-hidden="true"
    className="mt-1 block h-1.5 overflow-clip rounded-full bg-track forced-colors:border forced-colors:border-current"
  >
    <span
      className={`block h-full ${isFull ? 'bg-warn' : 'bg-brand'} forced-colors:bg-[CanvasText]`}
      style={{ inlineSize: `${Math.min(100, Math.round(share * 100))}%` }}
    />
  </span>
);
