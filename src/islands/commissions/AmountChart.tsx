import { useState } from 'react';
import { formatAmount, formatEuros } from '#domain/text/money.ts';
import { pageLocale } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { TableToggle } from '../ui/page/TableToggle.tsx';
import { useNarrow } from '../ui/page/useNarrow.ts';
import { AmountTable } from './AmountTable.tsx';
import { FillPatterns, fillOf, Swatch } from './chart-fills.tsx';
import type { ChartGroup, ChartSeries } from './chart-types.ts';

interface Props {
  title: string;
  groupLabel: string;
  series: readonly ChartSeries[];
  groups: readonly ChartGroup[];
}

const height = 200;
const [over, under] = [26, 30];

interface Piece {
  series: ChartSeries;
  cents: number;
  y: number;
  height: number;
}

/** The segments of a bar: payments above the line, chargebacks below it. */
function piecesOf(group: ChartGroup, series: readonly ChartSeries[], zero: number, perCent: number): Piece[] {
  let [up, down] = [zero, zero];
  return series.flatMap((one) => {
    const cents = group.values[one.id] ?? 0;
    const size = Math.abs(cents) * perCent;
    if (cents === 0) return [];
    if (cents > 0) up -= size;
    const y = cents > 0 ? up : down;
    if (cents < 0) down += size;
    return [{ series: one, cents, y, height: Math.max(size, 1) }];
  });
}

function Bars({ series, groups }: Pick<Props, 'series' | 'groups'>) {
  const locale = pageLocale();
  const narrow = useNarrow();
  const sumOf = (group: ChartGroup, isOf: (cents: number) => boolean) =>
    Object.values(group.values)
      .filter(isOf)
      .reduce((sum, cents) => sum + cents, 0);
  const most = Math.max(1, ...groups.map((group) => sumOf(group, (cents) => cents > 0)));
  const least = Math.max(0, ...groups.map((group) => -sumOf(group, (cents) => cents < 0)));
  const perCent = (height - over - under) / (most + least);
  const zero = over + most * perCent;
  const part = 100 / groups.length;
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible text-xs">
      <FillPatterns />
      {groups.map((group, at) => {
        const pieces = piecesOf(group, series, zero, perCent);
        const middle = `${(at + 0.5) * part}%`;
        const top = Math.min(zero, ...pieces.map(({ y }) => y));
        const all = sumOf(group, () => true);
        return (
          <g key={group.id}>
            {pieces.map((piece) => (
              <rect
                key={piece.series.id}
                x={`${(at + 0.18) * part}%`}
                width={`${part * 0.64}%`}
                y={piece.y}
                height={piece.height}
                className="stroke-card"
                fill={fillOf(piece.series.fill)}
              >
                <title>{`${group.name}, ${piece.series.label}: ${formatAmount(piece.cents, locale)}`}</title>
              </rect>
            ))}
            {!narrow && pieces.length > 0 && (
              <text x={middle} y={top - 7} textAnchor="middle" className="fill-ink tabular-nums">
                {formatEuros(all, locale)}
              </text>
            )}
            <text
              x={middle}
              y={height - 6}
              textAnchor="middle"
              className={at === groups.length - 1 ? 'fill-ink font-semibold' : 'fill-muted'}
            >
              {narrow ? group.mark.slice(0, 3) : group.mark}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={zero} y2={zero} className="stroke-control" />
    </svg>
  );
}

/** Amounts as bars of their parts: a picture, and the same as a table. */
export function AmountChart({ title, groupLabel, series, groups }: Props) {
  const [isTable, setTable] = useState(false);
  const visibleSeries = series.filter(({ id }) => groups.some(({ values }) => values[id]));
  return (
    <Card title={title} action={<TableToggle isTable={isTable} onChange={setTable} />}>
      {!isTable && (
        <div className="grid gap-4">
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
            {visibleSeries.map(({ id, label, fill }) => (
              <li key={id} className="flex items-center gap-2">
                <Swatch fill={fill} />
                {label}
              </li>
            ))}
          </ul>
          <Bars series={visibleSeries} groups={groups} />
        </div>
      )}
      <AmountTable isShown={isTable} caption={title} groupLabel={groupLabel} series={visibleSeries} groups={groups} />
    </Card>
  );
}
