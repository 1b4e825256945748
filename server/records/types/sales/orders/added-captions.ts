import type { ShownPrices } from '#contract/sales/order-confirmation.ts';
import { entryTexts } from '#domain/catalogue/entry-texts.ts';
import { entriesInUse } from '#domain/catalogue/in-use.ts';

function codesIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(codesIn) : [];
}

/** The captions of the catalogue that an order names, for readers who see nothing else of the catalogue. */
export function addedCaptions(values: unknown, { positions }: Pick<ShownPrices, 'positions'>) {
  const codes = new Set([...codesIn(values), ...positions.map(({ code }) => code)]);
  return [...entriesInUse().values()]
    .flatMap(entryTexts)
    .filter(({ key }) => codes.has(key.slice(key.lastIndexOf('.') + 1)));
}
