import { type PlacedOrganisation, refusalOfPlace } from '#domain/access/sub-partner-rules.ts';
import { invalidFields } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { findOrganisation } from '#server/queries/administration/organisations.ts';
import { endBelow, lockOrganisations, placeBelow, placeOf } from '#server/queries/administration/sub-partners.ts';
import { AdministrationFault } from './administration-fault.ts';
import { tagsOf } from './organisation-kinds.ts';

async function placed(tx: Tx, trid: string): Promise<PlacedOrganisation | undefined> {
  const row = await findOrganisation(tx, trid);
  if (!row) return undefined;
  const { above, below } = await placeOf(tx, trid);
  return { trid, active: row.active, isDistributor: tagsOf(row.type).includes('ETC'), parent: above?.parent, below };
}

/** Places an organisation below another one, under a code that none had before. */
export async function placeUnder(
  tx: Tx,
  { trid, parent, code }: { trid: string; parent: string; code: string },
  now: number,
): Promise<void> {
  await lockOrganisations(tx, [trid, parent]);
  const [sub, above] = [await placed(tx, trid), await placed(tx, parent)];
  if (!sub || !above) throw invalidFields({ parent: 'organisationMissing' });
  const fault = refusalOfPlace(sub, above);
  if (fault) throw new AdministrationFault(fault);
  if (!(await placeBelow(tx, { trid, parent, code, since: now }))) throw invalidFields({ code: 'taken' });
}

/** Makes a sub-partner an organisation of its own again; answers what was above it and the code. */
export async function makeIndependent(tx: Tx, trid: string, now: number): Promise<{ parent: string; code: string }> {
  await lockOrganisations(tx, [trid]);
  const { above } = await placeOf(tx, trid);
  if (!above) throw new AdministrationFault('belowNone');
  await endBelow(tx, trid, now);
  return above;
}
