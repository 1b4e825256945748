import { catalogueProducts } from '#domain/sales/products/catalogue.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import type { FilterLabels, ListColumn } from './list-screen.ts';

/** What rows of drafts and of orders have in the same places: caption, customer and VO number. */
interface SoldRow {
  foreignid: string;
  caption: string;
  customer?: string | undefined;
  customerId?: string | undefined;
  voNumber?: string | undefined;
}

interface SoldWords {
  number: string;
  product: string;
  customer: string;
  vo: string;
  /** In place of a customer that is not said yet. */
  noCustomer?: string;
}

/** Customer, product, VO number and number of an order or a draft. */
export const soldColumns = ({ number, product, customer, vo, noCustomer = '' }: SoldWords) =>
  ({
    customer: {
      id: 'customer',
      header: customer,
      sort: 'customer',
      primary: true,
      text: (row) => row.customer ?? noCustomer,
    },
    product: { id: 'product', header: product, sort: 'caption', text: (row) => row.caption },
    vo: {
      id: 'vo',
      header: vo,
      sort: 'voNumber',
      rank: 'detail',
      extra: true,
      text: (row) => row.voNumber ?? '',
    },
    number: {
      id: 'number',
      header: number,
      sort: 'foreignid',
      rank: 'number',
      align: 'end',
      text: (row) => row.foreignid,
    },
  }) as const satisfies Record<string, ListColumn<SoldRow>>;

interface SoldChoices {
  caption: (product: string) => string;
  voNumbers: readonly Option[];
  /** The rows that are shown, which know the customer that the address names. */
  rows: readonly SoldRow[];
  thisCustomer: string;
}

export const soldFilters = (
  { product, vo, customer }: SoldWords,
  { caption, voNumbers, rows, thisCustomer }: SoldChoices,
) =>
  ({
    product: {
      label: product,
      option: caption,
      options: catalogueProducts().map(({ code }) => ({ value: code, label: caption(code) })),
    },
    vo: { label: vo, options: voNumbers },
    customer: {
      label: customer,
      option: (id) => rows.find((row) => row.customerId === id)?.customer ?? thisCustomer,
    },
  }) satisfies Record<string, FilterLabels>;
