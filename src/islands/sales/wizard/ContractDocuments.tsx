import { useStore } from '@nanostores/react';
import type { ProductType } from '#contract/sales/product.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { documentsNamed } from '#domain/documents/price-lists.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { PriceListCards } from '#islands/ui/document/PriceListCards.tsx';
import { contractDocuments } from '#stores/documents/price-lists.ts';

/** Terms, service description and price list of a product, as far as the library has them. */
export function ContractDocuments({ product }: { product: ProductType }) {
  const files = useStore(contractDocuments.$value);
  if (files.state !== 'ready') return null;
  const entries = documentsNamed(files.value, productNamed(product).documents, berlinDay(Date.now()));
  if (entries.length === 0) return null;
  return (
    <>
      <p className="text-muted">{texts('order-wizard')('documents.contract')}</p>
      <PriceListCards narrow entries={entries} />
    </>
  );
}
