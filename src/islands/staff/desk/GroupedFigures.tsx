import { useState } from 'react';
import { type DeskFigures, type FigureGroup, type FigureGrouping, figureGroupings } from '#contract/staff/figures.ts';
import type { TicketType } from '#contract/ticket.ts';
import type { ProcessType } from '#contract/wholesale/process.ts';
import { href } from '#domain/access/routes.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Card } from '#islands/ui/page/Card.tsx';

/** A kind of ticket or of process; their contracts stay out of the page. */
const reasonText = (name: string): string =>
  texts('tickets')(`type.${name as TicketType}`, {
    defaultValue: texts('processes')(`type.${name as ProcessType}`, { defaultValue: name }),
  });

const captions: Readonly<Record<FigureGrouping, (group: FigureGroup) => string>> = {
  partner: ({ name }) => name,
  operator: ({ name }) => providerName(name),
  employee: ({ name }) => name,
  reason: ({ name }) => reasonText(name),
};

function Row({ group, grouping, most }: { group: FigureGroup; grouping: FigureGrouping; most: number }) {
  const caption = captions[grouping](group);
  const { trid, open, late, done } = group;
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        {trid ? <a href={href('Staff', pageLocale(), { foundation: trid })}>{caption}</a> : caption}
      </th>
      <td className="w-1/3 py-2 pe-3 max-sm:hidden">
        <span
          aria-hidden="true"
          className="block h-3 min-w-px rounded-sm bg-link"
          style={{ width: `${(open / most) * 100}%` }}
        />
      </td>
      {[open, late, done].map((count, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand still
          key={index}
          className={`py-2 text-end tabular-nums ${count === 0 ? 'text-muted' : ''} ${index === 1 && count > 0 ? 'font-semibold text-danger' : ''}`}
        >
          {count === 0 ? '–' : count}
        </td>
      ))}
    </tr>
  );
}

/** What waits and what was done, by partner, operator, employee or reason; a partner leads to its entries at the desk. */
export function GroupedFigures({ figures }: { figures: DeskFigures }) {
  const t = texts('desk');
  const [grouping, setGrouping] = useState<FigureGrouping>('partner');
  const groups = figures.groups[grouping];
  const most = Math.max(1, ...groups.map(({ open }) => open));
  return (
    <Card
      title={t('figuresPage.groupsTitle')}
      action={
        <PlainSelect
          small
          aria-label={t('figuresPage.by')}
          value={grouping}
          onChange={({ target }) => setGrouping(target.value as FigureGrouping)}
          options={figureGroupings.map((value) => ({ value, label: t(`figuresPage.groupings.${value}`) }))}
        />
      }
    >
      {groups.length === 0 ? (
        <p className="text-muted">{t('figuresPage.groupsNone')}</p>
      ) : (
        <table className="w-full text-sm">
          <caption className="sr-only">
            {t('figuresPage.groupsTitle')}: {t(`figuresPage.groupings.${grouping}`)}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="py-2 text-start">
                {t(`figuresPage.groupings.${grouping}`)}
              </th>
              <td className="max-sm:hidden" />
              {(['open', 'late', 'done'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 ps-3 text-end">
                  {t(`figuresPage.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row key={group.trid ?? group.name} group={group} grouping={grouping} most={most} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
