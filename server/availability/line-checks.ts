import type { LineAddress, LineOffer } from '#contract/sales/availability.ts';
import type { LineCheck } from './line-check.ts';

/** No connection: employees check each address and enter the result. */
export const checkByHand: LineCheck = { source: 'manual', check: async () => 'pending' };

interface ScriptedResult {
  readonly number?: string;
  readonly technologies: readonly LineOffer[];
}
/** What a script knows of an address; what it does not know an employee finds out. */
type LineScript = (address: LineAddress) => ScriptedResult | 'pending';

/** Lines by a function: in tests with one of their own, in the demo with tables. */
export const scriptedCheck = (script: LineScript): LineCheck => ({
  source: 'script',
  check: async (address, now) => {
    const result = script(address);
    return result === 'pending' ? result : { ...result, checkedAt: now };
  },
});

const adsl: LineOffer = { technology: 'adsl', maxRate: 16 };
const vdsl = (maxRate: number): LineOffer => ({ technology: 'vdsl', maxRate });
const superVectoring = (maxRate: number): LineOffer => ({ technology: 'superVectoring', maxRate });

/** By the last digit of the postcode, as no map of lines is meant to be true. */
const demoOffers: readonly (readonly LineOffer[])[] = [
  [adsl, vdsl(100), superVectoring(250)],
  [adsl, vdsl(50)],
  [adsl, vdsl(100)],
  [adsl],
  [vdsl(100), superVectoring(175)],
  [adsl, vdsl(100), superVectoring(250)],
  [adsl, vdsl(50)],
  [adsl, vdsl(100), superVectoring(175)],
  [adsl, vdsl(100)],
  [adsl, vdsl(50)],
];

/** From these house numbers on an employee checks, and nothing is possible, so that the demo shows that too. */
const byHandFrom = 800;
const withoutLineFrom = 900;

/** The demo's own tables: the same address has always the same lines. */
export const demoCheck: LineCheck = scriptedCheck(({ zip, houseNumber }) => {
  const house = Number.parseInt(houseNumber, 10);
  if (house >= byHandFrom && house < withoutLineFrom) return 'pending';
  const technologies = house >= withoutLineFrom ? [] : (demoOffers[Number(zip.at(-1))] ?? []);
  return { number: `DEMO-${zip}-${house}`, technologies };
});
