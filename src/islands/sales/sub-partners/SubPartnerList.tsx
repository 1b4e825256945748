import { useStore } from '@nanostores/react';
import Network from 'lucide/dist/esm/icons/network.mjs';
import { formatDay } from '#domain/date/date-format.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { openTab, type SubPartnerTab, subPartners } from '#stores/sales/sub-partners.ts';

const NoRight = lazy(() => import('#islands/record/list/NoRecords.tsx').then((module) => module.NoRight));

interface SoldProps {
  part: Exclude<SubPartnerTab, 'partners'>;
  of: { readonly title: string; readonly code: string };
  count: number;
}

/** The way to what one of them has sold. */
function Sold({ part, of: { title, code }, count }: SoldProps) {
  const t = texts('sub-partners');
  return (
    <Button
      small
      aria-label={`${t(`${part}Of`, { name: title })} (${count})`}
      onClick={() => {
        openTab(part, { code });
        scrollTo({ top: 0 });
      }}
    >
      {t(part, { count, n: formatNumber(count, pageLocale()) })}
    </Button>
  );
}

const refusals = [403, 404];

/** The organisations below this one, by code. */
export function SubPartnerList() {
  const t = texts('sub-partners');
  const value = useStore(subPartners.$value);
  if (value.state === 'failed' && refusals.includes(value.error.status))
    return (
      <Suspense>
        <NoRight title={t('list.noRight')} />
      </Suspense>
    );
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={subPartners.reload} skeleton={<Skeleton rows={5} />}>
      {(items) =>
        items.length === 0 ? (
          <div className="card">
            <Empty icon={Network} title={t('none')}>
              {t('noneText')}
            </Empty>
          </div>
        ) : (
          <ul className="card divide-y divide-line p-0">
            {items.map((one) => (
              <li key={one.trid} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3.5">
                <div className="min-w-0 grow basis-72">
                  <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
                    {one.title}
                    <StatusPill tone={one.active ? 'ok' : 'danger'}>{t(one.active ? 'active' : 'locked')}</StatusPill>
                  </p>
                  <p className="text-muted text-sm">
                    {t('row', { code: one.code, trid: one.trid, day: formatDay(one.since, pageLocale()) })}
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-2">
                  {one.orders > 0 && <Sold part="orders" of={one} count={one.orders} />}
                  {one.lines > 0 && <Sold part="lines" of={one} count={one.lines} />}
                  {one.orders + one.lines === 0 && <span className="text-muted text-sm">{t('nothing')}</span>}
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Async>
  );
}
