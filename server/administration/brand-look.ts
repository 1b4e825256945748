import type { BrandCompany, BrandLook } from '#contract/brand/brand.ts';
import { checkContrast } from '#domain/brand/contrast.ts';
import { wholeLook } from '#domain/brand/shipped.ts';
import { type CheckedLogo, checkedLogo } from '#server/brand/checked-logo.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import {
  type BrandRow,
  changeBrand,
  findLogo,
  insertBrandVersion,
  keepLogo,
  lockBrand,
} from '#server/queries/brand/brands.ts';
import { AdministrationFault } from './administration-fault.ts';
import type { AdministrationServices } from './administrator.ts';

/** Throws field faults for colours that cannot be read and for a logo that is not stored. */
export async function checkLook(db: Db | Tx, look: BrandLook): Promise<void> {
  const unreadable = new Set(checkContrast(look).flatMap(({ colour, passes }) => (passes ? [] : [colour])));
  const isMissing = look.logo !== '' && !(await findLogo(db, look.logo));
  const { signatureDe, signatureEn } = look;
  const isHalfSigned = (signatureDe === '') !== (signatureEn === '');
  if (unreadable.size === 0 && !isMissing && !isHalfSigned) return;
  throw invalidFields({
    ...(unreadable.has('brand') && { brand: 'brandContrast' }),
    ...(unreadable.has('accent') && { accent: 'accentContrast' }),
    ...(isMissing && { logo: 'brandLogo' }),
    ...(isHalfSigned && { [signatureDe ? 'signatureEn' : 'signatureDe']: 'signatureBoth' }),
  });
}

/** The proposal that a release publishes; throws where it is not the one that was prepared. */
export async function preparedLook(tx: Tx, { subject, before }: { subject: string; before: string }) {
  const row = await lockBrand(tx, subject);
  if (!row.proposal || String(row.lookVersion) !== before) throw new AdministrationFault('changedMeanwhile');
  const proposal = wholeLook(row.variant, row.proposal);
  await checkLook(tx, proposal);
  return { ...row, proposal };
}

interface Signed {
  /** Absent on the command line. */
  readonly by: string | null;
  readonly releasedBy?: string;
  readonly at: number;
}

export async function publishLook(
  tx: Tx,
  { variant, lookVersion }: BrandRow,
  look: BrandLook,
  { by, releasedBy, at }: Signed,
) {
  await checkLook(tx, look);
  const version = lookVersion + 1;
  await changeBrand(tx, variant, {
    ...{ look, lookVersion: version, lookBy: releasedBy ?? by, lookChanged: at },
    ...{ proposal: null, proposedBy: null, proposed: null },
  });
  await insertBrandVersion(tx, {
    ...{ variant, part: 'look', version, content: look },
    ...{ by, releasedBy: releasedBy ?? null, published: at },
  });
}

export async function publishCompany(
  tx: Tx,
  { variant, companyVersion }: BrandRow,
  company: BrandCompany,
  { by, at }: Omit<Signed, 'releasedBy'>,
) {
  const version = companyVersion + 1;
  await changeBrand(tx, variant, { company, companyVersion: version, companyBy: by, companyChanged: at });
  await insertBrandVersion(tx, {
    ...{ variant, part: 'company', version, content: company },
    ...{ by, releasedBy: null, published: at },
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
