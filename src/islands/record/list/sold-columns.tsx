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

/** Number, product, customer and VO number of an order or a draft. */
export const soldColumns = ({ number, product, customer, vo, noCustomer }: SoldWords): ListColumn<SoldRow>[] => [
  { id: 'number', header: number, sort: 'foreignid', primary: true, nowrap: true, text: (row) => row.foreignid },
  { id: 'product', header: product, sort: 'caption', text: (row) => row.caption },
  {
    id: 'customer',
    header: customer,
    sort: 'customer',
    text: (row) => row.customer ?? '',
    cell: (row) => row.customer ?? <span className="text-muted">{noCustomer}</span>,
  },
  { id: 'vo', header: vo, sort: 'voNumber', minor: true, text: (row) => row.voNumber ?? '' },
];

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
    product: { label: product, option: caption },
    vo: { label: vo, options: voNumbers },
    customer: {
      label: customer,
      option: (id) => rows.find((row) => row.customerId === id)?.customer ?? thisCustomer,
    },
  }) satisfies Record<string, FilterLabels>;
