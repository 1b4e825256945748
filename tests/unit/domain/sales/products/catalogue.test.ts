import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { product, productTypes } from '#contract/sales/product.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import {
  shippedProducts as catalogue,
  creatableProducts,
  expirySentence,
  isBookable,
  productCaption,
  productNamed,
} from '#domain/sales/products/catalogue.ts';
import { textsOf } from '#tests/unit/text-usage.ts';

test('§3-11 there are the ten types, as the interface answers them', () => {
  expect(catalogue.map(({ type }) => type)).toEqual(productTypes);
  expect(z.array(product).safeParse(catalogue).error).toBeUndefined();
});

test.each([
  [
    'hfo360',
    'HFO 360',
    [],
    [12, 24, 36],
    'customer contract site contacts billing voice numbers features barring directory emergency hardware remarks',
  ],
  [
    'hfoNgnConnect',
    'NGN Connect',
    [],
    [12, 24, 36],
    'customer contract site contacts billing voice numbers access features barring directory emergency hardware remarks',
  ],
  [
    'hfoNgnTeamsConnect',
    'NGN Teams Connect',
    [],
    [12, 24, 36],
    'customer contract site contacts billing voice numbers teams features barring directory emergency hardware remarks',
  ],
  [
    'hfoNgnBasic',
    'NGN Basic',
    [4],
    [12, 24, 36],
    'customer contract site contacts billing voice numbers features barring directory emergency hardware remarks',
  ],
  [
    'hfoNgnOneBusiness',
    'NGN OneBusiness',
    [4, 6, 8, 12, 20, 30, 60, 90, 120],
    [12, 24, 36, 48, 60],
    'customer contract site contacts billing voice numbers pbx backup features barring directory emergency hardware remarks',
  ],
  [
    'hfoDslMaxxBusiness',
    'DSLmaxx Business',
    [],
    [12, 24],
    'customer contract site contacts billing access hardware remarks',
  ],
  [
    'hfoCrownCentrex',
    'Crown Centrex',
    [1, 2, 4, 6, 8, 10, 25],
    [12, 24, 36],
    'customer contract site contacts billing centrex numbers extensions devices centrexFeatures emergency remarks',
  ],
  [
    'hfoBusinessHomeMobile',
    'Business Home & Mobile',
    [],
    [1, 24],
    'customer contract identity cards home billing hardware remarks',
  ],
] as const)('§3-11 %s: caption, channels, terms and sections', (type, caption, channels, terms, sections) => {
  expect(productCaption(type)).toBe(caption);
  expect(productNamed(type)).toMatchObject({ channels, terms, creatable: true, bookable: true, defaultTerm: 24 });
  expect(
    orderFormOf(type)
      .sections.map(({ name }) => name)
      .join(' '),
  ).toBe(sections);
});

test('§3-15 Centrex and mobile orders have forms of their own, all others the NGN form', () => {
  const forms = Map.groupBy(catalogue, ({ orderForm }) => orderForm);
  expect(forms.get('centrex')?.map(({ type }) => type)).toEqual(['hfoCrownCentrex']);
  expect(forms.get('mobile')?.map(({ type }) => type)).toEqual(['hfoBusinessHomeMobile']);
  expect(forms.get('ngn')).toHaveLength(catalogue.length - 2);
});

test('§3-12 only Connect with DSL is named so', () => {
  expect(productCaption('hfoNgnConnect', true)).toBe('NGN Connect+DSL');
  expect(productCaption('hfoNgnBasic', true)).toBe('NGN Basic');
});

test('§3-13 two types have ended: neither chosen nor booked, with the date where it is known', () => {
  expect(catalogue.filter((one) => !creatableProducts().includes(one)).map(({ type }) => type)).toEqual([
    'hfoNgnBusiness',
    'hfoIsdnBusiness',
  ]);
  expect(productNamed('hfoNgnBusiness')).toMatchObject({ expiredOn: '2019-03-31', channels: [6, 8, 25, 50, 120] });
  expect(productNamed('hfoIsdnBusiness')).toMatchObject({ channels: [4, 6, 8, 25] });
  expect(productTypes.filter((type) => !isBookable(type)).map(expirySentence)).toEqual(['since', 'unknownSince']);
});

test('§3-14 backup routing and the 31 vendors belong to OneBusiness alone', () => {
  expect(catalogue.filter(({ backupRouting }) => backupRouting).map(({ type }) => type)).toEqual(['hfoNgnOneBusiness']);
  const { pbxVendors } = productNamed('hfoNgnOneBusiness');
  expect(pbxVendors).toHaveLength(31);
  expect(pbxVendors.filter((code) => !textsOf('de')['products']?.[`vendors.${code}`])).toEqual([]);
  expect(catalogue.filter((one) => one.pbxVendors.length > 0)).toHaveLength(1);
});
