import type { Product, ProductType } from '#contract/sales/product.ts';

/** What the price of a product is counted by (`docs/domain/products.md#prices`); an order of any other is one line. */
const units = {
  hfoNgnTeamsConnect: 'user',
  hfoNgnOneBusiness: 'channel',
  hfoCrownCentrex: 'extension',
  hfoBusinessHomeMobile: 'card',
} as const satisfies Partial<Record<ProductType, string>>;
type PriceUnit = (typeof units)[keyof typeof units] | 'line';

export const unitOf = (type: ProductType): PriceUnit =>
  (units as Partial<Record<ProductType, PriceUnit>>)[type] ?? 'line';

/** What a product costs in a month, in cents, for so many of its units; a line stays one. */
export const monthlyFor = (type: ProductType, monthly: number, quantity: number): number =>
  unitOf(type) === 'line' ? monthly : monthly * quantity;

/** A span of numbers where there are many, else each of them. */
export type NumberChoice = { readonly from: number; readonly to: number } | { readonly each: readonly number[] };
const maxNamed = 3;
const choiceOf = (numbers: readonly number[]): NumberChoice => {
  const [from, to] = [numbers[0], numbers.at(-1)];
  return numbers.length > maxNamed && from !== undefined && to !== undefined ? { from, to } : { each: numbers };
};

/** Terms in months. */
export const termsOf = ({ terms }: Pick<Product, 'terms'>): NumberChoice => choiceOf(terms);
/** Calls at the same time; undefined where the product does not name them. */
export const channelsOf = ({ channels }: Pick<Product, 'channels'>): NumberChoice | undefined =>
  channels.length === 0 ? undefined : choiceOf(channels);

/** The newest commission of a contract by the tariff that it was paid for. */
export function newestCommissions(
  lines: readonly { tariff?: string | undefined; amount: number; month: string }[],
): ReadonlyMap<string, { amount: number; month: string }> {
  const newest = new Map<string, { amount: number; month: string }>();
  for (const { tariff, amount, month } of lines) {
    const before = tariff === undefined ? undefined : newest.get(tariff);
    if (tariff !== undefined && amount > 0 && (!before || before.month < month)) newest.set(tariff, { amount, month });
  }
  return newest;
}

/** Two products at most are compared: a third takes the place of the one that was marked first. */
export function withMark(marked: readonly string[], code: string): { marked: readonly string[]; replaced?: string } {
  if (marked.includes(code)) return { marked: marked.filter((one) => one !== code) };
  const [first, second] = marked;
  return first && second ? { marked: [second, code], replaced: first } : { marked: [...marked, code] };
}
