import type { CatalogueEntry, EntryOf } from '#contract/catalogue/entry.ts';
import type { CatalogueOverview } from '#contract/catalogue/state.ts';
import { entriesBefore } from '#domain/catalogue/current-entries.ts';
import { entryId } from '#domain/catalogue/entry-id.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { type CataloguePart, catalogueParts, entryTitle, productsIn } from './catalogue-parts.ts';

const isOffered = (entry: CatalogueEntry): boolean => !('isOffered' in entry) || entry.isOffered;

/** What forms offer of a product: `12, 24, 36 Monate · 4, 6 Kanäle`. */
function facts({ terms, channels, sellers, price, ways }: EntryOf<'product'>): string {
  const t = texts('catalogue');
  return [
    terms.length > 0 && t('preview.terms', { terms: terms.join(', ') }),
    channels.length > 0 && t('preview.channels', { channels: channels.join(', ') }),
    price && t('preview.monthly', { price: formatCents(price.monthly, pageLocale()) }),
    ways?.map((way) => t(`ways.${way}`)).join(', '),
    sellers && t('preview.sellers', { tags: sellers.join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Props {
  overview: CatalogueOverview;
  /** Empty for today. */
  stateId: string;
  onClose: () => void;
}

/** What partners are offered by a state that is to come: to read, nothing can be ordered here. */
export function PartnerPreview({ overview, stateId, onClose }: Props) {
  const t = texts('catalogue');
  const state = overview.states.find(({ id }) => id === stateId);
  const day = state?.validFrom ?? overview.today;
  const entries = new Map(entriesBefore(day, overview.states));
  for (const entry of state?.entries ?? []) entries.set(entryId(entry), entry);
  const offered = [...entries.values()].filter(isOffered);
  const of = (part: CataloguePart) => offered.filter(part.holds);
  const groups = catalogueParts(productsIn(entries.values()));
  return (
    <Dialog open onClose={onClose} title={t('preview.title', { day: formatCalendarDay(day, pageLocale()) })}>
      <div className="grid gap-4">
        <p className="text-muted">{t('preview.text')}</p>
        {groups.slice(0, 1).map(({ title, parts }) => (
          <section key={title}>
            <h3 className="mb-1">{title}</h3>
            <ul className="divide-y divide-line">
              {parts.flatMap(of).map((entry) => (
                <li key={entryId(entry)} className="py-1.5">
                  <span className="font-semibold">{entryTitle(entry)}</span>
                  {entry.kind === 'product' && <span className="block text-muted text-sm">{facts(entry)}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups
          .slice(1)
          .flatMap(({ parts }) => parts)
          .filter((part) => of(part).length > 0)
          .map((part) => (
            <section key={part.id}>
              <h3>{part.title}</h3>
              <p className="text-sm">
                {of(part)
                  .map((entry) =>
                    entry.kind === 'vat'
                      ? `${entry.percent} %`
                      : entry.kind === 'serviceHours'
                        ? t('preview.hours', { from: entry.from, to: entry.to })
                        : entryTitle(entry),
                  )
                  .join(' · ')}
              </p>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
