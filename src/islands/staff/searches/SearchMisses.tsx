import { useStore } from '@nanostores/react';
import SearchCheck from 'lucide/dist/esm/icons/search-check.mjs';
import { missPeriods, type SearchMiss } from '#contract/search/misses.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { $missPeriod, chooseMissPeriod, searchMisses } from '#stores/staff/search-misses.ts';

function MissRow({ miss: { term, count, last } }: { miss: SearchMiss }) {
  const t = texts('synonyms');
  const locale = pageLocale();
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="px-5 py-3 text-start font-semibold wrap-anywhere">
        {term}
      </th>
      <td className="px-3 py-3 text-end tabular-nums">{count}</td>
      <td className="px-3 py-3 text-muted tabular-nums max-sm:hidden">{formatCalendarDay(last, locale)}</td>
      <td className="px-5 py-3 text-end">
        <a href={href('SynonymEdit', locale, { word: term })} aria-label={t('misses.addFor', { term })}>
          {t('misses.add')}
        </a>
      </td>
    </tr>
  );
}

/** Searches without hits, each with the way to a synonym that finds something. */
export const SearchMisses = island(() => {
  const t = texts('synonyms');
  const list = useStore(searchMisses.$value);
  const period = useStore($missPeriod);
  return (
    <div className="grid gap-4">
      <Chips
        always
        label={t('misses.period')}
        selected={period}
        onSelect={(days) => days && chooseMissPeriod(days)}
        chips={missPeriods.map((value) => ({ value, label: t('misses.days', { n: value }) }))}
      />
      <div className="card overflow-clip">
        <Async
          value={list}
          failedTitle={t('misses.failed')}
          onRetry={searchMisses.reload}
          skeleton={<Skeleton rows={6} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Empty icon={SearchCheck} title={t('misses.none')}>
              {t('misses.noneText')}
            </Empty>
          }
        >
          {({ items }) => (
            <table className="w-full">
              <caption className="sr-only">{t('misses.caption')}</caption>
              <thead className="text-muted text-sm">
                <tr className="border-line border-b">
                  <th scope="col" className="px-5 py-2.5 text-start font-semibold">
                    {t('misses.term')}
                  </th>
                  <th scope="col" className="px-3 py-2.5 text-end font-semibold">
                    {t('misses.count')}
                  </th>
                  <th scope="col" className="px-3 py-2.5 text-start font-semibold max-sm:hidden">
                    {t('misses.last')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('misses.act')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((miss) => (
                  <MissRow key={miss.term} miss={miss} />
                ))}
              </tbody>
            </table>
          )}
        </Async>
      </div>
    </div>
  );
});
