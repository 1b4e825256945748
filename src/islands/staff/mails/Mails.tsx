import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect } from 'react';
import type { MailOverview, MailRow } from '#contract/staff/mails.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { whenIdle } from '#domain/site/when-idle.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { mails, mailView, openMail } from '#stores/staff/mails.ts';

const MailEditor = lazy(() => import('./MailEditor.tsx').then((module) => module.MailEditor));

function Row({ row, isOpen }: { row: MailRow; isOpen: boolean }) {
  const t = texts('mails');
  return (
    <li>
      <a
        href={mailView.hrefOf({ mail: row.id })}
        aria-current={isOpen ? 'true' : undefined}
        className={`grid gap-0.5 border-s-3 px-3 py-1.5 text-ink no-underline hover:bg-brand-soft ${isOpen ? 'border-link bg-brand-soft font-semibold' : 'border-transparent'}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          mailView.set({ mail: row.id }, 'push');
        }}
      >
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 wrap-anywhere">{row.label[pageLocale()]}</span>
          {row.draft && (
            <StatusPill tone="warn">{row.draft === 'waiting' ? t('state.waiting') : t('state.draft')}</StatusPill>
          )}
        </span>
        {row.ownSince !== undefined && (
          <span className="font-normal text-muted text-sm">
            {t('ownSince', { day: formatDay(row.ownSince, pageLocale()) })}
          </span>
        )}
      </a>
    </li>
  );
}

const areas = ['access', 'sales', 'porting', 'services', 'profile', 'news'] as const;

function List({ overview, search, open }: { overview: MailOverview; search: string; open: string }) {
  const t = texts('mails');
  const wanted = search.toLowerCase();
  const rows = overview.mails.filter(({ label }) => `${label.de} ${label.en}`.toLowerCase().includes(wanted));
  return (
    <nav aria-label={t('list')} className="card grid gap-3 p-0 py-3 lg:max-h-[80vh] lg:overflow-y-auto">
      <SearchField
        className="mx-3"
        label={t('search')}
        value={search}
        onSearch={(next) => mailView.set({ search: next })}
      />
      {areas.map((area) => {
        const own = rows.filter((row) => row.area === area);
        return (
          own.length > 0 && (
            <div key={area}>
              <h2 className="px-3 pb-1 font-semibold text-muted text-sm">{t(`area.${area}`)}</h2>
              <ul>
                {own.map((row) => (
                  <Row key={row.id} row={row} isOpen={row.id === open} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      {rows.length === 0 && <p className="px-3 text-muted">{t('noMatch')}</p>}
      <p className="border-line border-t px-3 pt-2 text-muted text-sm">
        {t('total', {
          count: overview.mails.length,
          own: overview.mails.filter(({ ownSince }) => ownSince !== undefined).length,
        })}
      </p>
    </nav>
  );
}

function Variants({ overview, chosen }: { overview: MailOverview; chosen: string }) {
  const t = texts('mails');
  if (overview.variants.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {chosen !== overview.active && <p className="text-muted text-sm">{t('otherVariant', { variant: chosen })}</p>}
      <nav
        aria-label={t('variants')}
        className="inline-flex divide-x divide-control overflow-clip rounded-control border border-control bg-field"
      >
        {overview.variants.map((variant) => (
          <a
            key={variant}
            href={mailView.hrefOf({ variant })}
            aria-current={variant === chosen ? 'true' : undefined}
            className={`flex min-h-10 items-center px-4 no-underline ${variant === chosen ? 'bg-brand-soft font-semibold text-link' : 'text-ink'}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              mailView.set({ variant }, 'push');
            }}
          >
            {t('variant', { variant })}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** All mails beside the one that is open; one after the other on narrow screens. */
export const Mails = island(() => {
  const t = texts('mails');
  useEffect(() => whenIdle(() => void MailEditor.preload()), []);
  const list = useStore(mails.$value);
  const one = useStore(openMail.$value);
  const { mail, variant, search } = useStore(mailView.$query);
  return (
    <Async value={list} failedTitle={t('failed')} onRetry={mails.reload} skeleton={<Skeleton rows={10} />}>
      {(overview) => (
        <div className="grid gap-4">
          <Variants overview={overview} chosen={variant || overview.active} />
          <div className="grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <div className={mail ? 'max-lg:hidden' : ''}>
              <List overview={overview} search={search} open={mail} />
            </div>
            <div className={`grid min-w-0 gap-4 ${mail ? '' : 'max-lg:hidden'}`}>
              {mail ? (
                <>
                  <LinkButton
                    look="quiet"
                    className="justify-self-start lg:hidden"
                    href={mailView.hrefOf({ mail: '' })}
                    icon={<Icon of={ArrowLeft} />}
                  >
                    {t('back')}
                  </LinkButton>
                  <Async
                    value={one}
                    failedTitle={t('oneFailed')}
                    onRetry={openMail.reload}
                    skeleton={<Skeleton rows={10} />}
                  >
                    {(value) => (
                      <Suspense fallback={<Skeleton rows={10} />}>
                        <MailEditor key={`${value.id} ${value.variant}`} mail={value} />
                      </Suspense>
                    )}
                  </Async>
                </>
              ) : (
                <div className="card">
                  <Empty title={t('choose')}>{t('chooseText')}</Empty>
                </div>
              )}
            </div>
          </div>
        </div>
      )}
    </Async>
  );
});
