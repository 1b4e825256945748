import type { AvailabilitySource, LineAddress, LineOffer } from '#contract/sales/availability.ts';

/** What is possible at an address; no technologies where no line is. */
export interface LineResult {
  /** How the one who checked names the result. */
  readonly number?: string | undefined;
  readonly technologies: readonly LineOffer[];
  /** When it was found out, in ms. */
  readonly checkedAt: number;
}

/** How lines are checked (`docs/availability-gateway.md`). */
export interface LineCheck {
  readonly source: AvailabilitySource;
  /** Answers what is possible at an address, or that an employee finds it out. Throws if it cannot be checked now. */
  readonly check: (address: LineAddress, now: number) => Promise<LineResult | 'pending'>;
}
