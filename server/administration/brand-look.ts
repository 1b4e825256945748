import type { BrandLook } from '#contract/brand/brand.ts';
import { checkContrast } from '#domain/brand/contrast.ts';
import { type CheckedLogo, checkedLogo } from '#server/brand/checked-logo.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { type BrandRow, changeBrand, findLogo, keepLogo, lockBrand } from '#server/queries/brand/brands.ts';
import { AdministrationFault } from './administration-fault.ts';
import type { AdministrationServices } from './administrator.ts';

/** Throws field faults for colours that cannot be read and for a logo that is not stored. */
export async function checkLook(db: Db | Tx, look: BrandLook): Promise<void> {
  const unreadable = new Set(checkContrast(look).flatMap(({ colour, passes }) => (passes ? [] : [colour])));
  const isMissing = look.logo !== '' && !(await findLogo(db, look.logo));
  if (unreadable.size === 0 && !isMissing) return;
  throw invalidFields({
    ...(unreadable.has('brand') && { brand: 'brandContrast' }),
    ...(unreadable.has('accent') && { accent: 'accentContrast' }),
    ...(isMissing && { logo: 'brandLogo' }),
  });
}

/** The proposal that a release publishes; throws where it is not the one that was prepared. */
export async function preparedLook(tx: Tx, { subject, before }: { subject: string; before: string }) {
  const row = await lockBrand(tx, subject);
  if (!row.proposal || String(row.lookVersion) !== before) throw new AdministrationFault('changedMeanwhile');
  await checkLook(tx, row.proposal);
  return { ...row, proposal: row.proposal };
}

/** Publishes a look; `by` is absent on the command line. */
export async function publishLook(tx: Tx, row: BrandRow, look: BrandLook, signed: { by: string | null; at: number }) {
  await checkLook(tx, look);
  await changeBrand(tx, row.variant, {
    ...{ look, lookVersion: row.lookVersion + 1, lookBy: signed.by, lookChanged: signed.at },
    ...{ proposal: null, proposedBy: null, proposed: null },
  });
}

/** A logo that no one has published stays for so long (ms). */
const unusedLogoMs = 86_400_000;

/** Stores a logo under its digest; nothing shows it until a look that names it is published. */
export async function storeLogo(
  { db, clock }: Pick<AdministrationServices, 'db' | 'clock'>,
  body: unknown,
): Promise<CheckedLogo> {
  const logo = checkedLogo(body);
  if (!logo) throw invalidFields({ logo: 'brandLogo' });
  const now = clock();
  await db.transaction((tx) => keepLogo(tx, { ...logo, stored: now }, now - unusedLogoMs));
  return logo;
}
