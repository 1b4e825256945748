import type { PricePosition, PriceSummary } from '#contract/sales/price-summary.ts';

type Priced = Pick<PriceSummary, 'positions' | 'isOpen'>;

/** True while something of the order has no price yet, so that its sums are not the last ones. */
export const hasGap = ({ positions, isOpen }: Priced): boolean =>
  isOpen === true || positions.some((position) => position.isOpen);

/** The part of the sums that is known; undefined while nothing of it is. */
export function knownSum(prices: Priced & Pick<PriceSummary, 'monthly' | 'oneOff'>, part: 'monthly' | 'oneOff') {
  return prices[part] === 0 && hasGap(prices) ? undefined : prices[part];
}

const isSame = (one: PricePosition, other: PricePosition | undefined): boolean =>
  other !== undefined &&
  one.quantity === other.quantity &&
  one.monthly === other.monthly &&
  one.oneOff === other.oneOff &&
  one.isOpen === other.isOpen;

/** The codes of the positions that an answer has added or changed. */
export const changedCodes = (before: readonly PricePosition[], after: readonly PricePosition[]): string[] =>
  after
    .filter(
      (one) =>
        !isSame(
          one,
          before.find(({ code }) => code === one.code),
        ),
    )
    .map(({ code }) => code);
