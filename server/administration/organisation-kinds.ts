import { organisationKinds } from '#contract/staff/organisations.ts';
import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import { changeOrganisation, findOrganisation } from '#server/queries/administration/organisations.ts';
import { AdministrationFault } from './administration-fault.ts';

export const tagsOf = (type: string): string[] =>
  type
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const isKind = (tag: string) => organisationKinds.some((kind) => kind === tag);

/** What an organisation is, among its tags. */
export const kindsOf = (type: string): string[] => organisationKinds.filter((kind) => tagsOf(type).includes(kind));

/** Sets what an organisation is; its other tags stay. */
export async function setKinds(tx: Tx, trid: string, kinds: readonly string[]): Promise<void> {
  const row = await findOrganisation(tx, trid);
  if (!row) throw notFound();
  const type = [...kinds, ...tagsOf(row.type).filter((tag) => !isKind(tag))].join(',');
  if (!(await changeOrganisation(tx, trid, row.version, { type }))) throw new AdministrationFault('changedMeanwhile');
}
