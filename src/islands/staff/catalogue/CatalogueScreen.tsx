import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueOverview, CatalogueState } from '#contract/catalogue/state.ts';
import { currentEntries, entriesBefore } from '#domain/catalogue/current-entries.ts';
import { entryTexts, textTree } from '#domain/catalogue/entry-texts.ts';
import { addPageTexts, pageLocale, texts } from '#i18n/client.ts';
import type { TextTree } from '#i18n/translate.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { catalogueStates, catalogueView } from '#stores/staff/catalogue.ts';
import { ChangesCards } from './ChangesCards.tsx';
import { type CataloguePart, catalogueParts, productsIn } from './catalogue-parts.ts';
import { entriesWith } from './entry-rows.ts';
import { ImpactCard } from './ImpactCard.tsx';
import { PartCard } from './PartCard.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { StateChain } from './StateChain.tsx';

let named: CatalogueOverview | undefined;
/** Choices of states that are not released yet are named on this page too. */
function nameChoicesOf(overview: CatalogueOverview): void {
  if (named === overview) return;
  named = overview;
  const texts = overview.states.flatMap(({ entries }) => entries.flatMap(entryTexts));
  addPageTexts(textTree(texts, pageLocale()) as TextTree);
}

const NewProduct = lazy(() => import('./NewProduct.tsx').then((module) => module.NewProduct));

function PartLink({ part, isOpen, changes }: { part: CataloguePart; isOpen: boolean; changes: number }) {
  const t = texts('catalogue');
  return (
    <li>
      <a
        href={catalogueView.hrefOf({ part: part.id })}
        aria-current={isOpen ? 'true' : undefined}
        className={`flex items-center justify-between gap-2 rounded-control px-2.5 py-1.5 text-ink no-underline hover:bg-brand-soft ${isOpen ? 'bg-brand-soft font-semibold' : ''}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          catalogueView.set({ part: part.id }, 'push');
        }}
      >
        {part.title}
        {changes > 0 && (
          <span className="rounded-full bg-warn-soft px-2 text-sm text-warn">
            <span className="sr-only">{t('changesHere')} </span>
            {changes}
          </span>
        )}
      </a>
    </li>
  );
}

interface PartsProps {
  groups: ReturnType<typeof catalogueParts>;
  open: CataloguePart;
  state: CatalogueState | undefined;
  entries: readonly CatalogueEntry[];
}

function Parts({ groups: all, open, state, entries }: PartsProps) {
  const t = texts('catalogue');
  const [search, setSearch] = useState('');
  const matches = ({ title }: CataloguePart) => title.toLowerCase().includes(search.trim().toLowerCase());
  const [isAdding, setAdding] = useState(false);
  const groups = all
    .map(({ title, parts }) => ({ title, parts: parts.filter(matches) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <nav aria-label={t('parts')} className="card grid gap-3 p-3">
      <SearchField label={t('search')} value={search} onSearch={setSearch} />
      {groups.map(({ title, parts }) => (
        <div key={title}>
          <h2 className="px-2.5 pb-1 font-semibold text-muted text-sm">{title}</h2>
          <ul>
            {parts.map((part) => (
              <PartLink
                key={part.id}
                part={part}
                isOpen={part.id === open.id}
                changes={state?.entries.filter(part.holds).length ?? 0}
              />
            ))}
          </ul>
        </div>
      ))}
      {state?.stage === 'preparing' && (
        <Button look="quiet" className="justify-self-start" icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
          {t('newProduct.label')}
        </Button>
      )}
      {isAdding && state && (
        <Suspense>
          <NewProduct state={state} entries={entries} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {groups.length === 0 && <p className="px-2.5 text-muted">{t('noPart')}</p>}
    </nav>
  );
}

/** What is sold on which terms, and from which day on. */
export function CatalogueScreen() {
  const t = texts('catalogue');
  useCatalogue();
  const value = useStore(catalogueStates.$value);
  const query = useStore(catalogueView.$query);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={catalogueStates.reload} skeleton={<Skeleton rows={10} />}>
      {(overview) => {
        nameChoicesOf(overview);
        const state = overview.states.find(({ id }) => id === query.state);
        const base = entriesBefore(state?.validFrom ?? overview.today, overview.states);
        const entries = entriesWith(base, state);
        const groups = catalogueParts(productsIn(entries));
        const parts = groups.flatMap((group) => group.parts);
        const open = parts.find(({ id }) => id === query.part) ?? (parts[0] as CataloguePart);
        const isCounting = state?.stage === 'released' && state.validFrom <= overview.today;
        return (
          <div className="grid gap-5">
            <StateChain overview={overview} open={state?.id ?? ''} />
            <div
              className={`grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)] ${state ? 'xl:grid-cols-[15rem_minmax(0,1fr)_18rem]' : ''}`}
            >
              <div className={query.part ? 'max-lg:hidden' : ''}>
                <Parts groups={groups} open={open} state={state} entries={entries} />
              </div>
              <div className={`grid min-w-0 gap-5 ${query.part ? '' : 'max-lg:hidden'}`}>
                <LinkButton
                  look="quiet"
                  className="justify-self-start lg:hidden"
                  href={catalogueView.hrefOf({ part: '' })}
                  icon={<Icon of={ArrowLeft} />}
                >
                  {t('back')}
                </LinkButton>
                <PartCard key={open.id} part={open} current={currentEntries()} base={base} {...(state && { state })} />
                {state && state.entries.length > 0 && <ImpactCard />}
              </div>
              {state && !isCounting && (
                <div className="grid gap-4 lg:col-span-2 xl:col-span-1">
                  <ReleaseCard key={state.id} state={state} overview={overview} />
                  {state.entries.length > 0 && <ChangesCards state={state} overview={overview} base={base} />}
                </div>
              )}
            </div>
          </div>
        );
      }}
    </Async>
  );
}
