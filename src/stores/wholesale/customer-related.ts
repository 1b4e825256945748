import { countNumbers, listPlacedNumbers, relatedLists } from '#api/wholesale/customer-related.ts';
import { searchTerms } from '#contract/columns.ts';
import { numberColumns, numberStates } from '#contract/wholesale/number.ts';
import { portingColumns } from '#contract/wholesale/porting.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { wholesaleService } from '#contract/wholesale/service.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { numbersToReturn, type PlacedNumber } from '#domain/wholesale/customers/numbers-to-return.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

const shown = 5;
/** As many as one call answers. */
const most = 200;

export const relatedKinds = ['accounts', 'numbers', 'services', 'portings', 'processes'] as const;
export type RelatedKind = (typeof relatedKinds)[number];

type Answer<K extends RelatedKind> = Awaited<ReturnType<(typeof relatedLists)[K]>>;
export type Related = { readonly [K in RelatedKind]?: Answer<K> };

export interface CustomerRelated {
  readonly lists: Related;
  /** How many of its processes wait for the partner. */
  readonly waiting: number;
  /** How many numbers it has, each of a block counted; unknown until the numbers are loaded. */
  readonly numbers?: number | undefined;
}

/** Numbers that were given back are the customer's no more. */
const held = numberStates.filter((state) => state !== 'terminated');

const newest = { _sort: '-modified', _limit: shown };
const calls: { readonly [K in RelatedKind]: (trid: string, id: string) => Promise<Answer<K>> } = {
  accounts: (trid, id) =>
    relatedLists.accounts(trid, {
      search: searchTerms(sipAccount.columns, { customerId: id }),
      _sort: sipAccount.columns.sipUser,
      _limit: shown,
    }),
  numbers: (trid, id) =>
    relatedLists.numbers(trid, {
      search: searchTerms(numberColumns, { customerId: id, state: held }),
      _sort: numberColumns.number,
      _limit: shown,
    }),
  services: (trid, id) =>
    relatedLists.services(trid, { ...newest, search: searchTerms(wholesaleService.columns, { customerId: id }) }),
  portings: (trid, id) =>
    relatedLists.portings(trid, { ...newest, search: searchTerms(portingColumns, { customerId: id }) }),
  processes: (trid, id) =>
    relatedLists.processes(trid, { ...newest, search: searchTerms(wholesaleProcess.columns, { customerId: id }) }),
};

/** What hangs on a customer, the first of each kind that the site has pages for. */
export function customerRelated(
  id: string,
  kinds: readonly RelatedKind[],
): Pick<Loader<CustomerRelated>, '$value' | 'reload'> {
  const related = loader(async (): Promise<CustomerRelated> => {
    const owner = $dataScope.get();
    if (!owner) return { lists: {}, waiting: 0 };
    const [waiting, numbers, ...lists] = await Promise.all([
      relatedLists.processes(owner.trid, {
        search: searchTerms(wholesaleProcess.columns, { customerId: id, state: 'waitingPartner' }),
        _limit: 1,
      }),
      kinds.includes('numbers') ? countNumbers(owner.trid, id) : undefined,
      ...kinds.map(async (kind) => [kind, await calls[kind](owner.trid, id)] as const),
    ]);
    return { lists: Object.fromEntries(lists) as Related, waiting: waiting.total, numbers };
  });
  onActive(related.$value, [$dataScope], () => {
    if ($dataScope.get()) void related.reload();
  });
  return { $value: related.$value, reload: related.reload };
}

/** The numbers that a customer has to give back once its sites are others. Throws ApiError. */
export async function numbersReturned(id: string, before: object, after: object): Promise<PlacedNumber[]> {
  const owner = $dataScope.get();
  if (!owner) return [];
  const { items } = await listPlacedNumbers(owner.trid, {
    search: searchTerms(numberColumns, { customerId: id }),
    _limit: most,
  });
  const numbers = items.map(({ number: title, data }): PlacedNumber => ({ title, ...data }));
  return numbersToReturn(before, after, numbers);
}
