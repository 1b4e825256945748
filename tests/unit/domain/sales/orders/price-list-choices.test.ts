import { expect, test } from 'vitest';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { priceListChoices } from '#domain/sales/orders/price-list-choices.ts';

const form = orderFormOf('hfoBusinessHomeMobile', { clientKind: 'business' });
const factOf = (prices: Partial<PriceSummary>) => {
  const context = {
    ...{ today: '', holidays: {} },
    priceLists: priceListChoices({ priceListId: 'p1', ...prices } as PriceSummary),
  };
  const words = { locale: 'de', translate: (key: string) => key } as const;
  return formFacts(form, { priceListId: 'p1' }, words, context)
    .flatMap(({ facts }) => facts)
    .find(({ path }) => path === 'priceListId');
};

test.each([
  ['by its title, also when it has ended', { priceListTitle: 'Preisliste 2026' }, 'Preisliste 2026'],
  ['never by its key, also when it is gone', {}, '–'],
])('§1 an order names its price list %s', (_case, prices, text) => {
  expect(factOf(prices)).toMatchObject({ text });
});

const states = ['active', 'dormant', 'terminated'];
test.each(['hfo360', 'hfoCrownCentrex', 'hfoBusinessHomeMobile'] as const)(
  '§1 an order of %s is offered active VO numbers alone',
  (product) => {
    const fields = Object.assign({}, ...orderFormOf(product, {}).sections.map((section) => section.fields));
    const voNumbers = states.map((state) => ({ vo: `VO-${state}`, operator: 'VF', label: '', state }));
    const offered = fields.voNumber.options({ today: '', holidays: {}, voNumbers }, () => undefined);
    expect(offered.map(({ value }: { value: string }) => value)).toEqual(['VO-active']);
  },
);

test('§3 the only channel count of a product is no choice', () => {
  const channels = (product: 'hfoNgnBasic' | 'hfoNgnOneBusiness') =>
    Object.assign({}, ...orderFormOf(product, {}).sections.map((section) => section.fields)).channels;
  expect([channels('hfoNgnBasic').isFixed, channels('hfoNgnOneBusiness').isFixed]).toEqual([true, false]);
});
