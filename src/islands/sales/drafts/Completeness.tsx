import { texts } from '#i18n/client.ts';

/** How much of a draft is filled in, as a bar and in words. */
export function Completeness({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-2.5">
      <span aria-hidden="true" className="h-1.5 w-16 overflow-clip rounded-full bg-track">
        <span
          className={`block h-full rounded-full ${percent === 100 ? 'bg-ok-fill' : 'bg-link'}`}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="text-sm tabular-nums whitespace-nowrap">{texts('drafts')('percent', { n: percent })}</span>
    </span>
  );
}
