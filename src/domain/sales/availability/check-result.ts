import type { AvailabilityCheck, LineAddress, LineOffer } from '#contract/sales/availability.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Values } from '#domain/form/form-description.ts';
import { downloadOf } from './bandwidths.ts';
import { addressKey } from './line-address.ts';

/** Days after which an availability may have changed. */
export const checkHolds = 30;

type Offers = Pick<AvailabilityCheck, 'technologies'>;

/** The highest rate (Mbit/s) at an address; 0 where no line is possible. */
export const bestRate = ({ technologies }: Offers): number =>
  Math.max(0, ...technologies.map(({ maxRate }) => maxRate));

/** The technology for a bandwidth: of those that carry it the slowest, else the fastest of all. */
export function offerFor({ technologies }: Offers, bandwidth: unknown): LineOffer | undefined {
  const sorted = technologies.toSorted((a, b) => a.maxRate - b.maxRate);
  const needed = downloadOf(bandwidth);
  return (needed > 0 ? sorted.find(({ maxRate }) => maxRate >= needed) : undefined) ?? sorted.at(-1);
}

/** The answers of the order form that a check gives. */
export function answersOfCheck(check: AvailabilityCheck, bandwidth: unknown): Record<string, string> {
  const { id, number = '', checkedAt, created } = check;
  return {
    checkedAt: berlinDay(checkedAt ?? created),
    technology: offerFor(check, bandwidth)?.technology ?? '',
    maxRate: check.technologies.length === 0 ? '' : String(bestRate(check)),
    id: number,
    checkId: id,
  };
}

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();

/** Whether a check was made for another address. */
export const isForOther = (check: Pick<AvailabilityCheck, 'address'>, site: LineAddress | undefined): boolean =>
  !site || addressKey(check.address) !== addressKey(site);

/** Of the answers those that a check does not give, by the names of their fields. */
export function foreignAnswers(check: AvailabilityCheck, answers: Values, bandwidth: unknown): readonly string[] {
  const { technologies } = check;
  const right = answersOfCheck(check, bandwidth);
  const technology = technologies.find((one) => one.technology === answers['technology']);
  // Another technology than the proposed one is right too where it carries the bandwidth.
  const isCarried = technology !== undefined && technology.maxRate >= downloadOf(bandwidth);
  return ['checkedAt', 'technology', 'maxRate', 'id'].filter(
    (name) => textOf(answers, name) !== right[name] && !(name === 'technology' && isCarried),
  );
}
