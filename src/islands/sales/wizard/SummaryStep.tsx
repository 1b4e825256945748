import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { MobilePriceLists } from '#islands/ui/document/MobilePriceLists.tsx';
import { FactSections } from '#islands/ui/form/schema/FactList.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { PriceTable } from '../PriceTable.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { DocumentButtons } from './DocumentButtons.tsx';
import { draftLink, orderLabels, readingContext, useDraft } from './wizard-case.ts';

/** Step 2: what is ordered, section by section with the way back into the draft, what it costs, and the documents. */
export function SummaryStep({ prices }: { prices: PriceSummary }) {
  const t = texts('order-wizard');
  const { draft, form } = useDraft();
  const sections = formFacts(form, draft.data, orderLabels(), readingContext(prices)).map((section) => ({
    ...section,
    facts: section.facts.map((fact) =>
      fact.path === 'customerId' && 'text' in fact ? { ...fact, text: draft.data.customerName ?? fact.text } : fact,
    ),
  }));
  return (
    <div className="grid gap-7">
      {sections.map((section) => (
        <section key={section.name} className="grid gap-3 border-line border-b pb-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg">{section.title}</h2>
            <LinkButton
              small
              look="quiet"
              href={draftLink(draft.id, section.name)}
              aria-label={t('summary.editOf', { section: section.title })}
            >
              {t('summary.edit')}
            </LinkButton>
          </div>
          <FactSections sections={[{ ...section, title: '' }]} />
        </section>
      ))}
      <section className="grid gap-3">
        <h2 className="text-lg">{t('prices.title')}</h2>
        <PriceTable prices={prices} />
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">{t('documents.title')}</h2>
        <p className="text-muted">{t('documents.text')}</p>
        <DocumentButtons />
        <ContractDocuments product={draft.data.productType} />
        {productNamed(draft.data.productType).orderForm === 'mobile' && <MobilePriceLists />}
      </section>
    </div>
  );
}
