import { useStore } from '@nanostores/react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { documentsNamed } from '#domain/documents/price-lists.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { papersToSign } from '#domain/sales/orders/papers.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { PaperLinks } from '#islands/record/Papers.tsx';
import { DocumentLink } from '#islands/ui/document/DocumentLink.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { contractDocuments, mobilePriceLists } from '#stores/documents/price-lists.ts';
import { useDraft } from './wizard-case.ts';

/** Terms, service description and price lists, as far as the library has them. */
function useLibraryPapers() {
  const { draft } = useDraft();
  const product = productNamed(draft.data);
  const documents = useStore(contractDocuments.$value);
  const lists = useStore(mobilePriceLists.$value);
  const named =
    documents.state === 'ready' ? documentsNamed(documents.value, product.documents, berlinDay(Date.now())) : [];
  const ofMobile = product.orderForm === 'mobile' && lists.state === 'ready' ? lists.value : [];
  return [...named, ...ofMobile.filter(({ path }) => !named.some((one) => one.path === path))];
}

/** What the customer reads before the signature: papers of this order, then those of its product. */
export function PapersToRead() {
  const t = texts('order-wizard');
  const { draft } = useDraft();
  const entries = useLibraryPapers();
  return (
    <section aria-labelledby="papers-title" className="card p-5">
      <h2 id="papers-title" className="text-base">
        {t('documents.title')}
      </h2>
      <p className="text-muted text-sm">{t('documents.text')}</p>
      <ul className="mt-3 grid gap-2.5">
        <PaperLinks id={draft.id} papers={papersToSign(draft.data)} />
        {entries.map((entry) => (
          <li key={entry.path} className="relative flex items-center gap-3">
            <FileTile extension={entry.extension} />
            <span className="min-w-0 flex-1 hyphens-auto wrap-break-word [&_a]:font-normal">
              <DocumentLink entry={entry}>{shownName(entry)}</DocumentLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
