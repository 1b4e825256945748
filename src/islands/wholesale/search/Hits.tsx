import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { maxHits, type WholesaleHit, type WholesaleHits } from '#contract/wholesale/search.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { DataTable } from '#islands/ui/table/DataTable.tsx';
import type { Column } from '#islands/ui/table/table-types.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $asked, $hits, openHit, searchAddress, searchAgain } from '#stores/wholesale/search.ts';
import { hitLink, hitStatus, hitTone } from './hit-labels.ts';

const view = { sort: '', page: 1, rows: maxHits };
const ignore = () => undefined;

function columns(): Column<WholesaleHit>[] {
  const t = texts('wholesale-search');
  return [
    { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'title',
      header: t('name'),
      primary: true,
      cell: ({ title }) => keptTitle(title),
    },
    {
      id: 'customerNumber',
      header: t('customerNumber'),
      rank: 'number',
      cell: ({ customerNumber = '' }) => customerNumber,
    },
    { id: 'customer', header: t('customer'), grow: 2, cell: ({ customer = '' }) => customer },
    {
      id: 'status',
      header: t('state'),
      rank: 'state',
      cell: (hit) => <StatusPill tone={hitTone(hit)}>{hitStatus(hit)}</StatusPill>,
    },
  ];
}

/** A single hit is opened at once; the way back shows it in the list. */
function useSingleHit(hits: WholesaleHits | undefined): boolean {
  const { listed } = useStore(searchAddress.$query);
  const [only] = hits?.items ?? [];
  const opens = !listed && hits?.total === 1 && !hits.similar && only !== undefined;
  useEffect(() => {
    if (!opens || !only) return;
    openHit(hitLink(only));
  }, [opens, only]);
  return opens;
}

/** What was found, kind by kind. */
export function Hits() {
  const t = texts('wholesale-search');
  const searchTerms = useStore($asked);
  const value = useStore($hits);
  const loadedHits = value.state === 'ready' && !value.refreshing ? value.value : undefined;
  const opens = useSingleHit(searchTerms ? loadedHits : undefined);
  if (!searchTerms) return null;
  return (
    <Async value={value} onRetry={() => void searchAgain()}>
      {({ items, total, similar }, refreshing) =>
        opens ? (
          <p role="status">{t('opening')}</p>
        ) : (
          <section aria-label={t('found')} className="grid gap-3">
            <p role="status" className="sr-only">
              {t('count', { count: total })}
            </p>
            {total > maxHits && <Notice title={t('many', { n: maxHits, total })}>{t('narrow')}</Notice>}
            {similar && <Notice>{t('similar')}</Notice>}
            <DataTable
              caption={t('found')}
              columns={columns()}
              page={{ items, total: items.length }}
              view={view}
              onView={ignore}
              rowKey={({ id }) => id}
              rowLink={hitLink}
              refreshing={refreshing}
              empty={<Empty title={t('none')}>{t('noneText')}</Empty>}
            />
          </section>
        )
      }
    </Async>
  );
}
