import { type Site, type SiteAddress, sitesOf } from './sites.ts';

/** What is known of a number for the question where it may be used. */
export interface PlacedNumber {
  /** As it is read: `030 2312540`. */
  readonly title: string;
  readonly state: string;
  readonly numberKind: string;
  /** The local network of its area code; undefined if it was not looked up. */
  readonly areaName?: string | undefined;
  /** The site that it was given for. */
  readonly siteAddr?: SiteAddress | undefined;
}

/** A place's name as words without case, umlauts and punctuation. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** `Frankfurt` and `Frankfurt am Main`, but neither of them and `Frankfurt (Oder)`, where both say which. */
export function isSamePlace(one: string, other: string): boolean {
  const [[first, ...more], [second, ...others]] = [wordsOf(one), wordsOf(other)];
  if (first === undefined || first !== second) return false;
  return more.length === 0 || others.length === 0 || more.some((word) => others.includes(word));
}

const hasEnded = (state: string) => state === 'terminated' || state === 'portingOut';

/** Whether a number may be used at a site: in the town of its local network, or where it was given to. */
function fits({ areaName, siteAddr }: PlacedNumber, { address = {} }: Site): boolean {
  if (areaName && address.city && isSamePlace(areaName, address.city)) return true;
  return Boolean(siteAddr?.zip && siteAddr.zip === address.zip);
}

/** Numbers of local networks alone are bound to a place; of others, and where the network is unknown, nothing is said. */
const isBound = ({ numberKind, areaName, state }: PlacedNumber): boolean =>
  numberKind === 'geographic' && Boolean(areaName) && !hasEnded(state);

/** `docs/domain/wholesale-customers.md`: the numbers that have to be given back once a customer's sites change so. */
export function numbersToReturn<N extends PlacedNumber>(before: object, after: object, numbers: readonly N[]): N[] {
  const [was, is] = [sitesOf(before), sitesOf(after)];
  return numbers.filter(
    (number) => isBound(number) && was.some((site) => fits(number, site)) && !is.some((site) => fits(number, site)),
  );
}
