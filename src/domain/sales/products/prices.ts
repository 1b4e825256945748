import type { PricePosition, PriceSummary } from '#contract/sales/price-summary.ts';
import type { PriceList, ProductRef, ProductType } from '#contract/sales/product.ts';
import { vatPercent } from '#domain/catalogue/vat.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { cataloguePrice, codeOf, type PriceCode, priceCodeOfProduct } from './price-codes.ts';

/** The ordered quantity of a price, and whether it is bought or rented. */
interface Item {
  readonly code: PriceCode | undefined;
  readonly quantity: number;
  /** 'open' until it is said. */
  readonly isBought?: boolean | 'open';
}

const count = (value: unknown): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : 0;
};
const one = (code: PriceCode | undefined, isOrdered = true): Item => ({ code, quantity: isOrdered ? 1 : 0 });

/** What the price of a product is counted by (`docs/domain/products.md#prices`). */
const units: Partial<Record<ProductType, (values: Values) => number>> = {
  hfoNgnTeamsConnect: ({ userCount }) => count(userCount),
  hfoNgnOneBusiness: ({ channels }) => count(channels),
  hfoCrownCentrex: ({ extensions }) => rowsIn(extensions).length,
  hfoBusinessHomeMobile: ({ cards }) => rowsIn(cards).length,
};

const lineItems = (values: Values): Item[] => [
  one(codeOf('tariff', values['tariff'])),
  ...rowsIn(values['options']).map((option) => one(codeOf('option', option))),
  one('invoicePost', values['invoiceChannel'] === 'post'),
  one('evnPost', values['evn'] === 'post'),
];

function accessItems(type: ProductType, values: Values): Item[] {
  const isAdded = type === 'hfoNgnConnect' && values['additionalDsl'] === true;
  if (!isAdded && type !== 'hfoDslMaxxBusiness') return [];
  const { router } = values;
  return [
    one('dsl', isAdded),
    one('lineSetup', values['lineSituation'] === 'new'),
    one('staticIp', values['staticIpOption'] === true),
    { code: 'router', quantity: router === 'rent' || router === 'buy' ? 1 : 0, isBought: router === 'buy' },
  ];
}

const centrexItems = (values: Values): Item[] => [
  { code: codeOf('flatrate', values['flatrate']), quantity: rowsIn(values['extensions']).length },
  ...rowsIn(values['extensions']).map((row) => one(codeOf('licence', valuesIn(row)['licence']))),
];

const cardItems = (values: Values): Item[] => [
  ...rowsIn(values['cards']).flatMap((row) => {
    const card = valuesIn(row);
    return [
      one(codeOf('card', card['tariff'])),
      { code: 'cardMultiSim' as const, quantity: count(card['multiSim']) },
      one('cardRoamingWorld', card['roaming'] === 'world'),
      ...rowsIn(card['options']).map((option) => one(codeOf('card', option))),
      { ...one(codeOf('device', card['device'])), isBought: true },
    ];
  }),
  one('homeLine', values['homeLine'] === true),
];

const articleItems = (values: Values): Item[] =>
  [...rowsIn(values['hardware']), ...rowsIn(values['devices'])].map((row) => {
    const { article, quantity, mode } = valuesIn(row);
    return {
      code: codeOf('article', article),
      quantity: count(quantity),
      isBought: mode === 'buy' || (mode !== 'rent' && 'open'),
    };
  });

/** Everything of an order that has a price; answers may still be of any content. */
const itemsOf = (sold: ProductRef, values: Values, type = sold.productType): Item[] => [
  { code: priceCodeOfProduct(sold), quantity: (units[type] ?? (() => 1))(values) },
  ...accessItems(type, values),
  ...lineItems(values),
  ...(type === 'hfoCrownCentrex' ? centrexItems(values) : []),
  ...(type === 'hfoBusinessHomeMobile' ? cardItems(values) : []),
  ...articleItems(values),
];

/** Of a price with both parts one counts: the first where it is bought. */
function amountsOf(
  { prices }: Pick<PriceList, 'prices'>,
  { code, isBought }: Item,
): Pick<PricePosition, 'oneOff' | 'monthly' | 'isOpen'> {
  const { oneOff = 0, monthly = 0 } = (code ? (prices[code] ?? cataloguePrice(code)) : undefined) ?? {};
  if (isBought === undefined) return { oneOff, monthly };
  // An article that is only sold has a price all the same.
  if (isBought === 'open') return monthly > 0 ? { oneOff: 0, monthly: 0, isOpen: true as const } : { oneOff, monthly };
  return isBought ? { oneOff, monthly: 0 } : { oneOff: 0, monthly };
}

function positionsOf(items: readonly Item[], list: Pick<PriceList, 'prices'>, term: number): PricePosition[] {
  const positions = new Map<PriceCode, PricePosition>();
  for (const item of items) {
    if (!item.code || item.quantity === 0) continue;
    const { oneOff, monthly, isOpen } = amountsOf(list, item);
    const currentPosition = positions.get(item.code) ?? { code: item.code, quantity: 0, oneOff: 0, monthly: 0 };
    positions.set(item.code, {
      ...currentPosition,
      quantity: currentPosition.quantity + item.quantity,
      oneOff: currentPosition.oneOff + item.quantity * oneOff,
      monthly: currentPosition.monthly + item.quantity * monthly,
      ...(isOpen && { isOpen }),
    });
  }
  return [...positions.values()].map((one) => (one.monthly > 0 && term > 0 ? { ...one, term } : one));
}

const sum = (positions: readonly PricePosition[], part: 'oneOff' | 'monthly') =>
  positions.reduce((all, position) => all + position[part], 0);
const vatOf = (net: number, percent: number) => Math.round((net * percent) / 100);

/** What an order costs by a price list: net, tax and gross of what is paid once and each month, and the first year. */
export function priceSummaryOf(
  of: ProductType | ProductRef,
  values: Values,
  list: Pick<PriceList, 'id' | 'prices'> & Partial<Pick<PriceList, 'title' | 'validFrom'>>,
): PriceSummary {
  const sold = typeof of === 'string' ? { productType: of } : of;
  const positions = positionsOf(itemsOf(sold, values), list, count(values['contractTerm']));
  const [oneOff, monthly] = [sum(positions, 'oneOff'), sum(positions, 'monthly')];
  const percent = vatPercent();
  const vat = { percent, oneOff: vatOf(oneOff, percent), monthly: vatOf(monthly, percent) };
  const gross = { oneOff: oneOff + vat.oneOff, monthly: monthly + vat.monthly };
  return {
    priceListId: list.id,
    ...(list.title && { priceListTitle: list.title }),
    ...(list.validFrom && { priceListFrom: list.validFrom }),
    positions,
    ...(!positions.some(({ code }) => code === priceCodeOfProduct(sold)) && { isOpen: true as const }),
    oneOff,
    monthly,
    vat,
    gross,
    firstYear: { net: oneOff + 12 * monthly, gross: gross.oneOff + 12 * gross.monthly },
  };
}
