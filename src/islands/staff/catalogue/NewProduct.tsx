import { useId, useState } from 'react';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { type ProductType, productTypes } from '#contract/sales/product.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { productOn } from './entry-form.ts';

interface Props {
  state: CatalogueState;
  entries: readonly CatalogueEntry[];
  onClose: () => void;
}

/** Asks first for the type, which decides on the form and never changes; then for what is the product's own. */
export function NewProduct({ state, entries, onClose }: Props) {
  const t = texts('catalogue');
  const field = useId();
  const [type, setType] = useState<ProductType>();
  if (type)
    return (
      <EntryDialog
        isNew
        state={state}
        entry={productOn(type)}
        title={t('newProduct.on', { product: productNamed(type).caption })}
        taken={new Set(entries.flatMap((entry) => (entry.kind === 'product' ? [entry.key] : [])))}
        entries={entries}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={t('newProduct.label')}>
      <div className="grid gap-3">
        <p className="text-muted">{t('newProduct.text')}</p>
        <label htmlFor={field} className="font-semibold">
          {t('field.basedOn')}
        </label>
        <PlainSelect
          id={field}
          value=""
          placeholder={texts('ui')('choose')}
          options={productTypes.map((value) => ({ value, label: productNamed(value).caption }))}
          onChange={({ target }) => setType(target.value as ProductType)}
        />
      </div>
    </Dialog>
  );
}
