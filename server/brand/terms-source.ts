import { berlinDay } from '#domain/date/berlin-day.ts';
import { type TermsVersion, versionsInForce } from '#domain/legal/terms-in-force.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import { releasedTerms } from '../queries/brand/legal-texts.ts';

let released: readonly TermsVersion[] = [];

/** Reads which versions of the terms were released; from then on sign-in goes by them. */
export async function renewTerms({ db }: { readonly db: Db }): Promise<void> {
  released = (await releasedTerms(db)).map(({ version, audience }) => ({ version, audience: audience ?? 'all' }));
}

/** The versions that count now, the latest first: it is the one that is accepted. */
export const termsNow = (config: Pick<Config, 'termsVersion'>, now: number): readonly TermsVersion[] =>
  versionsInForce(config.termsVersion, released, berlinDay(now));

export const currentTerms = (config: Pick<Config, 'termsVersion'>, now: number): string =>
  termsNow(config, now)[0]?.version ?? config.termsVersion;
