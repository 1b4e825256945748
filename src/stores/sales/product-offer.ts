import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import { listLines } from '#api/commissions/lines.ts';
import { readProducts } from '#api/sales/products.ts';
import { creatableProducts } from '#domain/sales/products/catalogue.ts';
import { newestCommissions } from '#domain/sales/products/product-facts.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';
import '../storage/storage-engine.ts';
import { asJson, disguise, islandKeys } from '../storage/storage.ts';

/** What the products that can be ordered cost by the price list of today, in cents a month. */
export const productPrices = ownedLoader('productPrices', async () =>
  Object.fromEntries((await readProducts()).items.map(({ code, price }) => [code, price?.monthly])),
);

const maxLines = 200;

export type Commissions = ReturnType<typeof newestCommissions>;

/** What a VO number was paid last for a contract of each product, by the statements of its operator. */
export function commissionsOf(vo: string): Pick<Loader<Commissions>, '$value' | 'reload'> {
  return loader(async () => {
    const owner = $dataScope.get();
    if (!owner) return newestCommissions([]);
    const tariff = creatableProducts()
      .map(({ caption }) => caption)
      .join(',');
    const { items } = await listLines(owner.trid, { vo, kind: 'closing', tariff, _sort: '-month', _limit: maxLines });
    return newestCommissions(items);
  });
}

/** By users of this browser. */
const $stored = persistentAtom<Record<string, true | undefined>>(islandKeys.commission, {}, asJson as never);
const $key = computed($dataScope, (owner) => owner && disguise(owner.user));

/** Commissions are hidden until the user shows them: the customer may look at the same screen. */
export const $showsCommission: ReadableAtom<boolean> = computed([$stored, $key], (stored, key) =>
  key === undefined ? false : stored?.[key] === true,
);
export function showCommission(isShown: boolean): void {
  const key = $key.get();
  if (key === undefined) return;
  const { [key]: _before, ...others } = $stored.get() ?? {};
  $stored.set(isShown ? { ...others, [key]: true } : others);
}
