import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect } from 'react';
import type { OrganisationRow } from '#contract/staff/organisations.ts';
import { organisationStates } from '#contract/staff/organisations.ts';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { openOrganisation, organisations, organisationView, search } from '#stores/staff/organisations.ts';

const OrganisationRecord = lazy(() => import('./OrganisationRecord.tsx').then((module) => module.OrganisationRecord));

const KindMark = ({ kind }: { kind: string }) => (
  <span className="rounded-control bg-brand-soft px-1.5 font-semibold text-link text-sm">{kind}</span>
);

interface RowProps {
  row: OrganisationRow;
  isOpen: boolean;
  /** How many sign in without a second factor is what the list is about. */
  isFactorShown: boolean;
}

function Row({ row, isOpen, isFactorShown }: RowProps) {
  const t = texts('organisations');
  const { trid, title, tags, users, lastActive, active, waiting, withoutFactor } = row;
  return (
    <li>
      <a
        href={organisationView.hrefOf({ id: trid, people: '' })}
        aria-current={isOpen ? 'true' : undefined}
        className={`grid gap-0.5 border-s-3 px-4 py-3 text-ink no-underline hover:bg-brand-soft ${isOpen ? 'border-link bg-brand-soft' : 'border-transparent'}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          organisationView.set({ id: trid, people: '' }, 'push');
        }}
      >
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <span className="flex gap-1">
            {['SP', 'WS', 'ETC'].map((kind) => tags.includes(kind) && <KindMark key={kind} kind={kind} />)}
          </span>
        </span>
        <span className="flex justify-between gap-3 text-muted text-sm">
          <span>{t('row', { number: trid, count: users })}</span>
          {active ? lastActive !== undefined && <Ago at={lastActive} /> : null}
        </span>
        {!active && <span className="font-semibold text-danger text-sm">{t('state.locked')}</span>}
        {isFactorShown && withoutFactor > 0 && (
          <span className="text-sm text-warn">{t('withoutFactor.row', { count: withoutFactor })}</span>
        )}
        {waiting > 0 && <span className="text-sm text-warn">{t('things.row', { count: waiting })}</span>}
      </a>
    </li>
  );
}

/** The list beside the organisation that is open; one after the other on narrow screens. */
export const Organisations = island(() => {
  useEffect(() => whenIdle(() => void OrganisationRecord.preload()), []);
  const t = texts('organisations');
  const list = useStore(organisations.$value);
  const one = useStore(openOrganisation.$value);
  const { search: text, state, id } = useStore(organisationView.$query);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
      <div className={`grid gap-3 ${id ? 'max-lg:hidden' : ''}`}>
        <SearchField label={t('search')} value={text} onSearch={(next) => search({ search: next })} />
        <Async value={list} failedTitle={t('failed')} onRetry={organisations.reload} skeleton={<Skeleton rows={8} />}>
          {({ items, counts, withoutFactor }) => (
            <>
              <Chips
                always
                label={t('states')}
                selected={state}
                onSelect={(next) => search({ state: next ?? 'all' })}
                chips={organisationStates.map((value) => ({ value, label: t(`chip.${value}`), count: counts[value] }))}
              />
              {state === 'noFactor' && items.length > 0 && (
                <p className="text-sm">
                  {t('withoutFactor.people', { count: withoutFactor })}{' '}
                  {t('withoutFactor.in', { count: counts.noFactor })}
                </p>
              )}
              {items.length === 0 ? (
                <Empty title={t('none')}>{t('noneText')}</Empty>
              ) : (
                <ul className="card divide-y divide-line overflow-clip p-0">
                  {items.map((row) => (
                    <Row key={row.trid} row={row} isOpen={row.trid === id} isFactorShown={state === 'noFactor'} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Async>
      </div>
      <div className={`grid gap-4 ${id ? '' : 'max-lg:hidden'}`}>
        {id ? (
          <>
            <LinkButton
              look="quiet"
              className="justify-self-start lg:hidden"
              href={organisationView.hrefOf({ id: '' })}
              icon={<Icon of={ArrowLeft} />}
            >
              {t('back')}
            </LinkButton>
            <Async value={one} failedTitle={t('oneFailed')} onRetry={openOrganisation.reload}>
              {(organisation) => (
                <Suspense fallback={<Skeleton rows={8} />}>
                  <OrganisationRecord key={organisation.trid} organisation={organisation} />
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
  );
});
