import type { LegalName, PublicLegal } from '#contract/brand/legal.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { legalBlocks } from '#domain/legal/legal-blocks.ts';
import type { Db } from '../db/open.ts';
import { legalInForce } from '../queries/brand/legal-texts.ts';
import { type BrandInUse, currentBrand } from './brand-source.ts';

/** `{company}` in a text is what the brand says today. */
export function withCompany(text: string, { company }: Pick<BrandInUse, 'company'>, language: 'de' | 'en'): string {
  const { nameDe, nameEn, hoursDe, hoursEn, ...same } = company;
  const values: Record<string, string> = {
    ...same,
    name: language === 'de' ? nameDe : nameEn,
    hours: language === 'de' ? hoursDe : hoursEn,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What a page shows in place of the text that it was built with. */
export async function publicLegalOf(
  { db, config, clock }: { db: Db; config: Parameters<typeof currentBrand>[0]; clock: () => number },
  name: LegalName,
  language: 'de' | 'en',
): Promise<PublicLegal> {
  const rows = await legalInForce(db, name, berlinDay(clock()));
  const [row] = rows;
  const changes = rows.map(({ validFrom: version, texts }) => ({ version, items: texts[language].changes }));
  if (!row) return { changes };
  const { title, description, body } = row.texts[language];
  const blocks = legalBlocks(withCompany(body, currentBrand(config), language));
  return { text: { version: row.validFrom, title, description, blocks }, changes };
}
