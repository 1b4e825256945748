import type { Tx } from '#server/db/open.ts';
import { lockProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { applyProposal, differenceOf } from '#server/sign-on/manage-provider.ts';
import { AdministrationFault } from './administration-fault.ts';
import type { AdministrationServices, Administrator } from './administrator.ts';

interface Subject {
  readonly subject: string;
  readonly after: string;
}

async function proposed(tx: Tx, { subject, after }: Subject) {
  const row = await lockProvider(tx, subject);
  const proposal = row?.proposal;
  if (!row || !proposal || differenceOf(row, proposal) !== after) throw new AdministrationFault('changedMeanwhile');
  return { row, proposal };
}

/** Another provider for the employees, or another mapping of their claims. */
export const signOn = {
  check: async (tx: Tx, subject: Subject) => (await proposed(tx, subject)).proposal.name,
  apply: async (
    tx: Tx,
    services: AdministrationServices,
    subject: Subject & { readonly preparedBy: string },
    by: Pick<Administrator, 'id'>,
  ) => {
    const { row, proposal } = await proposed(tx, subject);
    await applyProposal(services, tx, row, proposal, { authorId: subject.preparedBy, releaserId: by.id }, null);
  },
};
