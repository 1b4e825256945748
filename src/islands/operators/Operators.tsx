import { useStore } from '@nanostores/react';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useEffect } from 'react';
import type { OperatorCard as Card, CatalogueCard } from '#contract/content/content.ts';
import { findCards, inOrder, withCatalogue } from '#domain/content/operator-card.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { texts } from '#i18n/client.ts';
import { operatorView } from '#stores/content/operator-view.ts';
import { restrictedOperators } from '#stores/content/restricted.ts';
import { showAnchor } from '#stores/page/scroll.ts';
import { Chips } from '../ui/form/Chips.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { RestrictedNotice } from '../ui/page/RestrictedNotice.tsx';
import { useAlive } from '../ui/page/useAlive.ts';
import { Button } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { OperatorCard } from './OperatorCard.tsx';

const kinds = ['own', 'operator', 'service'] as const;

interface Props {
  cards: Card[];
  /** The page of the operators' documents exists. */
  documents: boolean;
}

/** The cards of the site, drawn by the build, and those that only this user may see. */
function OperatorCards({ cards, documents }: Props) {
  const t = texts('operators');
  const alive = useAlive();
  const restricted = useStore(restrictedOperators.$value, { ssr: 'initial' });
  const { search, kind } = useStore(operatorView.$query, { ssr: 'initial' });
  const entries = withServed<Card | CatalogueCard, Card | CatalogueCard>(cards, restricted, (card) => card);
  const all = inOrder(withCatalogue(entries));
  const matches = findCards(all, search);
  const visibleCards = kind ? matches.filter((card) => card.kind === kind) : matches;

  // A card that came late may be the one that the address names.
  const late = restricted.state === 'ready' ? restricted.value.items.length : 0;
  useEffect(() => {
    if (late > 0) showAnchor();
  }, [late]);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <SearchField
          label={t('search')}
          placeholder={t('searchExample')}
          value={search}
          delay={120}
          onSearch={(text) => operatorView.set({ search: text })}
          className="w-80 max-w-full"
        />
        <div inert={!alive}>
          <Chips
            label={t('kind')}
            chips={kinds.map((value) => ({
              value,
              label: t(`kinds.${value}`),
              count: matches.filter((card) => card.kind === value).length,
            }))}
            selected={kinds.find((value) => value === kind)}
            onSelect={(value) => operatorView.set({ kind: value ?? '' }, 'push')}
          />
        </div>
        <Button
          look="quiet"
          icon={<Icon of={Printer} />}
          onClick={() => print()}
          className="ms-auto"
          disabled={visibleCards.length === 0}
        >
          {t('print')}
        </Button>
      </div>
      <RestrictedNotice source={restrictedOperators} />
      <p role="status" className="sr-only">
        {t('found', { count: visibleCards.length })}
      </p>
      {visibleCards.length > 0 ? (
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 print:block print:columns-2 print:gap-3">
          {visibleCards.map((card) => (
            <OperatorCard key={card.id} card={card} documents={documents} />
          ))}
        </div>
      ) : (
        <div className="card">
          <Empty
            title={t('none')}
            action={<Button onClick={() => operatorView.set({ search: '', kind: '' })}>{t('showAll')}</Button>}
          >
            {t('noneText')}
          </Empty>
        </div>
      )}
    </>
  );
}

export const Operators = island(OperatorCards);
