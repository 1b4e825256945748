import { texts } from '#i18n/client.ts';
import { Amount } from '#islands/record/commission-labels.tsx';
import type { ChartGroup, ChartSeries } from './chart-types.ts';

interface Props {
  caption: string;
  groupLabel: string;
  series: readonly ChartSeries[];
  groups: readonly ChartGroup[];
  /** It can be seen: then it is scrolled by keys, too. */
  isShown: boolean;
}

/** The figures behind the bars, newest first as everywhere on the page. */
export function AmountTable({ caption, groupLabel, series, groups, isShown }: Props) {
  const t = texts('commissions');
  return (
    <section
      {...(isShown && { tabIndex: 0, 'aria-label': `${texts('ui')('asTable')}: ${caption}` })}
      className={isShown ? 'overflow-x-auto' : 'sr-only'}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1.5 pe-4 text-start font-semibold">
              {groupLabel}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className="px-2 py-1.5 text-end font-semibold">
                {label}
              </th>
            ))}
            <th scope="col" className="py-1.5 ps-2 text-end font-semibold">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.toReversed().map(({ id, name, values }) => (
            <tr key={id} className="[&>td]:border-line [&>td]:border-t [&>th]:border-line [&>th]:border-t">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {series.map((one) => (
                <td key={one.id} className="px-2 py-1.5 text-end">
                  {values[one.id] ? (
                    <Amount cents={values[one.id] ?? 0} {...(one.id === 'chargeback' && { kind: 'chargeback' })} />
                  ) : (
                    <span className="text-muted">–</span>
                  )}
                </td>
              ))}
              <td className="py-1.5 ps-2 text-end font-semibold">
                <Amount cents={Object.values(values).reduce((sum, cents) => sum + cents, 0)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
