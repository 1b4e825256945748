import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import type { FilterLabels, ListColumn } from './list-screen.ts';

/** What rows of drafts and of orders have in the same places: caption, customer and VO number. */
interface SoldRow {
  foreignid: string;
  value2: string;
  value3?: string | undefined;
  value5?: string | undefined;
  value7?: string | undefined;
}

interface SoldWords {
  number: string;
  product: string;
  customer: string;
  vo: string;
  /** In place of a customer that is not said yet. */
  noCustomer?: string;
}

/** Number, product, customer and VO number of what is sold or is to be. */
export const soldColumns = ({ number, product, customer, vo, noCustomer }: SoldWords): ListColumn<SoldRow>[] => [
  { id: 'number', header: number, sort: 'foreignid', primary: true, nowrap: true, text: (row) => row.foreignid },
  { id: 'product', header: product, sort: 'value2', text: (row) => row.value2 },
  {
    id: 'customer',
    header: customer,
    sort: 'value3',
    text: (row) => row.value3 ?? '',
    cell: (row) => row.value3 ?? <span className="text-muted">{noCustomer}</span>,
  },
  { id: 'vo', header: vo, sort: 'value7', minor: true, text: (row) => row.value7 ?? '' },
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
      option: (id) => rows.find((row) => row.value5 === id)?.value3 ?? thisCustomer,
    },
  }) satisfies Record<string, FilterLabels>;
