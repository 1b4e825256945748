import { type PriceListData, priceList } from '#contract/sales/price-list.ts';
import { href } from '#domain/access/routes.ts';
import { priceListFaults } from '#domain/sales/products/price-list-rules.ts';
import { isStarted } from '#domain/sales/products/price-list-state.ts';
import { invalidFields } from '#server/core/errors.ts';
import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

async function faultsOf(list: PriceListData, at: ActionContext, id?: string) {
  const others = (await at.look.search(priceList.type, { archived: false })).filter((other) => other.id !== id);
  return priceListFaults(
    list,
    others.map(({ data }) => data as PriceListData),
    at.today,
  );
}

/** Throws where the list does not go with those that there are. */
async function ruled(list: PriceListData, at: ActionContext, id?: string): Promise<PriceListData> {
  const faults = await faultsOf(list, at, id);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return list;
}

const unlessStarted = (list: PriceListData, { today }: ActionContext) =>
  isStarted(list, today)
    ? 'Diese Preisliste gilt schon oder galt. Bitte legen Sie eine neue mit einem späteren Datum an.'
    : undefined;

async function unlessTaken(list: PriceListData, at: ActionContext, id: string): Promise<string | undefined> {
  const faults = await faultsOf(list, at, id);
  return 'validFrom' in faults ? 'Für diese Zeit gibt es schon eine andere Preisliste.' : undefined;
}

/** What products cost from a day on; drafts and orders name the list that they were made with. */
export const priceLists = defineRecord(priceList, {
  number: 'none',
  home: 'distributor',
  prepare: (list, at) => ruled(list, at),
  columns: ({ title, validFrom, validTo }) => ({ title, validFrom, validTo }),
  searchText: ({ title, validFrom, validTo }) => [title, validFrom, validTo],
  unique: { field: 'validFrom', key: ({ validFrom }) => validFrom },
  exclusiveCheck: async (list, at, id) => {
    const { validFrom } = await faultsOf(list, at, id);
    if (validFrom === 'priceListOverlap') throw invalidFields({ validFrom });
  },
  created: 'record.created',
  title: ({ title }) => title,
  link: () => href('Home', 'de'),
  access: { read: anySignedIn, write: employee },
  update: { unless: unlessStarted, apply: (list, at, { id }) => ruled(list, at, id) },
  archive: { unless: unlessStarted },
  restore: { unless: async (list, at, id) => unlessStarted(list, at) ?? (await unlessTaken(list, at, id)) },
  delete: { unless: unlessStarted },
});
