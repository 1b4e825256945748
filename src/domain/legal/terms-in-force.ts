import type { TermsAudience } from '#contract/brand/legal.ts';

/** A released version of the terms: its name is the day from which it counts. */
export interface TermsVersion {
  readonly version: string;
  readonly audience: TermsAudience;
}

const isVersion = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Those that count on a day, the latest first; what shipped is asked of all. */
export const versionsInForce = (
  shipped: string,
  released: readonly TermsVersion[],
  today: string,
): readonly TermsVersion[] =>
  [{ version: shipped, audience: 'all' as const }, ...released.filter(({ version }) => version <= today)].sort(
    (a, b) => (a.version < b.version ? 1 : -1),
  );

/** The earliest version that a user of organisations of these kinds may still have accepted last. */
export const requiredVersion = (inForce: readonly TermsVersion[], kinds: readonly string[]): string =>
  inForce.find(({ audience }) => audience === 'all' || kinds.includes(audience))?.version ?? '';

/** Versions are days, so that the later one is the greater; anything else was accepted before versions had days. */
export const isOutdated = (accepted: string | null, required: string): boolean =>
  !isVersion(accepted) || accepted < required;
