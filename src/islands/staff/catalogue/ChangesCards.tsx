import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueOverview, CatalogueState } from '#contract/catalogue/state.ts';
import { href } from '#domain/access/routes.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { followersOf } from '#domain/catalogue/following-states.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { catalogueView } from '#stores/staff/catalogue.ts';
import { catalogueParts, entryTitle, productsIn } from './catalogue-parts.ts';
import { fieldsOf } from './entry-form.ts';

/** Captions of the fields in which an entry differs from what it was. */
function differences(entry: CatalogueEntry, before: CatalogueEntry | undefined): string {
  const t = texts('catalogue');
  if (!before) return t('new');
  return Object.entries(fieldsOf(entry))
    .filter(([, { typed }]) => typed(entry) !== typed(before))
    .map(([name]) => t(`field.${name}` as 'field.name'))
    .join(', ');
}

interface Props {
  state: CatalogueState;
  overview: CatalogueOverview;
  /** What the state begins with. */
  base: ReadonlyMap<string, CatalogueEntry>;
}

function Change({ entry, state, base }: { entry: CatalogueEntry } & Omit<Props, 'overview'>) {
  const t = texts('catalogue');
  const id = entryId(entry);
  const part = catalogueParts(productsIn([...base.values(), ...state.entries]))
    .flatMap(({ parts }) => parts)
    .find(({ holds }) => holds(entry));
  const isFaulty = state.faults.some((fault) => fault.entry === id);
  return (
    <li className="py-2">
      <a
        className="font-semibold"
        href={catalogueView.hrefOf({ part: part?.id ?? '' })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          catalogueView.set({ part: part?.id ?? '' }, 'push');
        }}
      >
        {entryTitle(entry)}
      </a>
      {isFaulty && <span className="ms-2 text-danger text-sm">{t('faulty')}</span>}
      <span className="block text-muted text-sm">{differences(entry, base.get(id)) || t('stays')}</span>
    </li>
  );
}

const isPricedHere = (entry: CatalogueEntry): boolean =>
  (entry.kind === 'choice' || entry.kind === 'product') && entry.price !== undefined;

/** New choices and products bring a price of their own until a price list names it. */
function PriceHint({ state }: { state: CatalogueState }) {
  const t = texts('catalogue');
  const names = state.entries.flatMap((entry) => (isPricedHere(entry) ? [entryTitle(entry)] : []));
  if (names.length === 0) return null;
  return (
    <Card compact title={t('prices.title', { day: formatCalendarDay(state.validFrom, pageLocale()) })}>
      <p className="text-muted text-sm">{t('prices.text', { names: names.join(', ') })}</p>
      <p className="mt-2">
        <a href={href('PriceLists', pageLocale())}>{t('prices.open')}</a>
      </p>
    </Card>
  );
}

/** All that a state changes, what it means for later ones, and for price lists. */
export function ChangesCards({ state, overview, base }: Props) {
  const t = texts('catalogue');
  const followers = followersOf(state, overview.states).filter((one) => one.state.stage === 'preparing');
  const named = overview.states.filter(({ id }) => followers.some((one) => one.state.id === id));
  return (
    <>
      <Card compact title={t('changes.title', { count: state.entries.length })}>
        <ul className="divide-y divide-line">
          {state.entries.map((entry) => (
            <Change key={entryId(entry)} entry={entry} state={state} base={base} />
          ))}
        </ul>
        {state.stage !== 'released' && named.length > 0 && (
          <p className="mt-2 text-muted text-sm">
            {t('changes.takenOver', { names: named.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </Card>
      <PriceHint state={state} />
    </>
  );
}
