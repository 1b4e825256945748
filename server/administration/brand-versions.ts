import type { BrandCompany, BrandLook, BrandVersion } from '#contract/brand/brand.ts';
import { changedFields } from '#domain/brand/changed-fields.ts';
import { shippedLook, wholeLook } from '#domain/brand/shipped.ts';
import { builtCompany } from '#server/brand/brand-source.ts';
import type { Db } from '#server/db/open.ts';
import { listBrandVersions } from '#server/queries/brand/brands.ts';
import type { AdministrationServices } from './administrator.ts';

/** How something is signed that the command line did. */
export const operator = 'CLI';

type Listed = Awaited<ReturnType<typeof listBrandVersions>>[number];

const signatureOf = ({ row, by, releasedBy }: Listed) => ({
  ...{ version: row.version, at: row.published, by: by ?? operator },
  ...(releasedBy !== null && { releasedBy }),
});

/** All that a brand has been, the newest first, down to what shipped. */
export async function brandVersionsOf(
  db: Db,
  config: AdministrationServices['config'],
  variant: string,
): Promise<BrandVersion[]> {
  const rows = await listBrandVersions(db, variant);
  const looks = rows.filter(({ row }) => row.part === 'look');
  const companies = rows.filter(({ row }) => row.part === 'company');
  const lookOf = (listed: Listed | undefined) => wholeLook(variant, listed?.row.content as BrandLook | undefined);
  const companyOf = (listed: Listed | undefined) => (listed?.row.content as BrandCompany) ?? builtCompany(config);
  const versions: BrandVersion[] = rows.map((listed) => {
    if (listed.row.part === 'look') {
      const look = lookOf(listed);
      const before = lookOf(looks[looks.indexOf(listed) + 1]);
      return { part: 'look', ...signatureOf(listed), changed: changedFields(before, look), look };
    }
    const company = companyOf(listed);
    const before = companyOf(companies[companies.indexOf(listed) + 1]);
    return { part: 'company', ...signatureOf(listed), changed: changedFields(before, company), company };
  });
  const shipped = { version: 0, changed: [] };
  return [
    ...versions,
    ...(looks.length > 0 ? [{ part: 'look' as const, ...shipped, look: shippedLook(variant) }] : []),
    ...(companies.length > 0 ? [{ part: 'company' as const, ...shipped, company: builtCompany(config) }] : []),
  ];
}
