import type { CommissionKind } from '#contract/commissions/line.ts';

/** Told apart by pattern as well as by colour. */
const fills = {
  brand: { color: 'text-link', pattern: undefined },
  brandStriped: { color: 'text-link', pattern: 'M-1,1 l2,-2 M0,8 l8,-8 M7,9 l2,-2' },
  ok: { color: 'text-ok-fill', pattern: undefined },
  okStriped: { color: 'text-ok-fill', pattern: 'M0,2 h8 M0,6 h8' },
  info: { color: 'text-info', pattern: undefined },
  infoStriped: { color: 'text-info', pattern: 'M2,0 v8 M6,0 v8' },
  danger: { color: 'text-danger', pattern: 'M-1,7 l2,2 M0,0 l8,8 M7,-1 l2,2' },
  warn: { color: 'text-warn', pattern: undefined },
  pale: { color: 'text-control', pattern: undefined },
} as const;
export type ChartFill = keyof typeof fills;

export const kindFills = {
  closing: 'brand',
  renewal: 'brandStriped',
  airtime: 'ok',
  bonus: 'okStriped',
  option: 'info',
  hardware: 'infoStriped',
  correction: 'warn',
  other: 'pale',
  chargeback: 'danger',
} as const satisfies Record<CommissionKind, ChartFill>;

const idOf = (fill: ChartFill) => `chart-${fill}`;
export const fillOf = (fill: ChartFill): string => `url(#${idOf(fill)})`;

/** The patterns that the bars of a picture are filled with. */
export function FillPatterns() {
  return (
    <defs>
      {Object.entries(fills).map(([fill, { color, pattern }]) => (
        <pattern
          key={fill}
          id={idOf(fill as ChartFill)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={color}
        >
          <rect width="8" height="8" className={pattern ? 'fill-card' : 'fill-current'} />
          {pattern && <path d={pattern} className="stroke-current stroke-2" />}
        </pattern>
      ))}
    </defs>
  );
}

/** What a fill stands for, beside its name. */
export function Swatch({ fill }: { fill: ChartFill }) {
  const { color } = fills[fill];
  return (
    <svg aria-hidden="true" width="14" height="14" className={`shrink-0 ${color}`}>
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" className="stroke-current" fill={fillOf(fill)} />
    </svg>
  );
}
