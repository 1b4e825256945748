import { type ReactNode, useState } from 'react';
import { Card } from './Card.tsx';
import { TableToggle } from './TableToggle.tsx';

/** Where there is no room for all groups, the last ones are seen first: they are the newest. */
const showEnd = (bars: HTMLElement | null): void => bars?.scrollTo({ left: bars.scrollWidth });

/** Told apart by pattern as well as by colour. */
const fills = {
  striped: 'border border-link bg-[repeating-linear-gradient(45deg,var(--color-link)_0_2px,transparent_2px_6px)]',
  solid: 'bg-link',
  good: 'bg-ok-fill',
  bad: 'border border-danger bg-[repeating-linear-gradient(-45deg,var(--color-danger)_0_4px,transparent_4px_7px)]',
  pale: 'border border-muted bg-surface',
} as const;

export interface BarSeries<S extends string> {
  id: S;
  label: string;
  fill: keyof typeof fills;
}

interface Group<S extends string> {
  id: string;
  name: string;
  values: Readonly<Record<S, number>>;
}

interface Props<S extends string> {
  title: string;
  /** What the groups are, over their names in the table. */
  groupLabel: string;
  series: readonly BarSeries<S>[];
  groups: readonly Group<S>[];
  /** Stands between title and picture. */
  children?: ReactNode;
  className?: string;
}

function Bars<S extends string>({ series, groups }: Pick<Props<S>, 'series' | 'groups'>) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => series.map(({ id }) => values[id])));
  return (
    <div
      aria-hidden="true"
      ref={showEnd}
      className={`grid auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-1 overflow-x-auto text-xs sm:text-sm ${groups.length > 10 ? 'sm:gap-1.5' : 'sm:gap-5'}`}
    >
      {groups.map(({ id, name, values }) => (
        <div key={id} className="grid gap-1.5">
          <div className="flex h-28 items-end justify-center gap-px sm:gap-1">
            {series.map((one) => (
              <div key={one.id} className="grid w-full max-w-9 items-end text-center tabular-nums">
                <span className={values[one.id] > 0 ? '' : 'text-muted'}>{values[one.id]}</span>
                <span
                  className={`block min-h-px rounded-t-sm ${fills[one.fill]}`}
                  style={{ height: `${(values[one.id] / most) * 5.5}rem` }}
                />
              </div>
            ))}
          </div>
          <span className="border-line border-t pt-1.5 text-center text-muted">{name}</span>
        </div>
      ))}
    </div>
  );
}

function Table<S extends string>({ title, groupLabel, series, groups }: Props<S>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start">
            {groupLabel}
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className="py-1 text-end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ id, name, values }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="py-1 text-start font-normal">
              {name}
            </th>
            {series.map((one) => (
              <td key={one.id} className="py-1 text-end tabular-nums">
                {values[one.id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Counts as bars side by side in groups: a picture, and the same as a table. */
export function BarChart<S extends string>(props: Props<S>) {
  const { title, series, children, className } = props;
  const [isTable, setTable] = useState(false);
  return (
    <Card
      title={title}
      {...(className && { className })}
      action={<TableToggle isTable={isTable} onChange={setTable} />}
    >
      <div className="grid gap-4">
        {children}
        {!isTable && (
          <>
            {/* The title says what a single series is. */}
            <ul className={`flex flex-wrap gap-x-5 gap-y-1 text-sm ${series.length === 1 ? 'hidden' : ''}`}>
              {series.map(({ id, label, fill }) => (
                <li key={id} className="flex items-center gap-2">
                  <span aria-hidden="true" className={`size-3.5 rounded-sm ${fills[fill]}`} />
                  {label}
                </li>
              ))}
            </ul>
            <Bars {...props} />
          </>
        )}
        <div className={isTable ? '' : 'sr-only'}>
          <Table {...props} />
        </div>
      </div>
    </Card>
  );
}
