import type { PricePosition } from '#contract/sales/price-summary.ts';
import type { FormContext, SheetFigure, Values } from '#domain/form/form-description.ts';
import { codeOf } from '#domain/sales/products/price-codes.ts';

/** What every extension costs: the product, and a flat rate where one is ordered. */
const isOfEach = ({ code }: PricePosition): boolean => code === 'hfoCrownCentrex' || code.startsWith('flatrate');
const isOfExtensions = (position: PricePosition): boolean => isOfEach(position) || position.code.startsWith('licence');

const positionsIn = ({ prices }: FormContext): readonly PricePosition[] | undefined =>
  prices && !prices.isOpen ? prices.positions.filter(isOfExtensions) : undefined;

/** What an extension costs each month, by the prices of the saved answers; undefined while one of them is not there. */
export function extensionPrice({ licence }: Values, context: FormContext): number | undefined {
  const positions = positionsIn(context);
  const own = codeOf('licence', licence);
  const ofLicence = positions?.find(({ code }) => code === own);
  if (!positions || (own && !ofLicence)) return undefined;
  const parts = [...positions.filter(isOfEach), ...(ofLicence ? [ofLicence] : [])];
  return parts.reduce((sum, { monthly, quantity }) => sum + Math.round(monthly / quantity), 0);
}

/** What all extensions cost each month, price by price. */
export function extensionFigures(_rows: readonly Values[], context: FormContext): SheetFigure[] {
  const positions = positionsIn(context) ?? [];
  if (positions.length === 0) return [];
  return [
    ...positions.map(({ code, quantity, monthly }) => ({
      label: `products:price.${code}`,
      count: quantity,
      cents: monthly,
    })),
    {
      label: 'extensionsMonthly',
      cents: positions.reduce((sum, { monthly }) => sum + monthly, 0),
      isTotal: true,
    },
  ];
}
