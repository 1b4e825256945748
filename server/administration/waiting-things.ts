import { approvalActions } from '#contract/staff/approvals.ts';
import type { OrganisationUser, WaitingThing } from '#contract/staff/organisations.ts';
import { isFactorRequired, lacksFactor } from '#domain/access/factor-demand.ts';
import { approvalObstacle } from '#domain/staff/approval-rules.ts';
import { type findOrganisation, invitationNotice } from '#server/queries/administration/organisations.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { Administrator } from './administrator.ts';
import { approvalsOf } from './approvals.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findOrganisation>>>;

/** What waits for an administrator at an organisation; the counts of the list follow the same rules. */
export async function waitingThings(
  { db, clock }: Pick<RecordServices, 'db' | 'clock'>,
  by: Administrator,
  { trid, active, lacksAdministrator, factorFrom }: Row,
  people: readonly OrganisationUser[],
): Promise<WaitingThing[]> {
  const now = clock();
  const subjects = new Set([trid, ...people.map(({ id }) => id)]);
  const open = (await approvalsOf(db, now)).filter(
    ({ state, subject }) => state === 'prepared' && subjects.has(subject.id),
  );
  const approvals = open.map((approval): WaitingThing => {
    const { state, preparedBy, subject } = approval;
    const facts = { state, preparedBy: preparedBy.id, subject: subject.id, actor: by.id };
    return {
      kind: 'approval',
      approval,
      may: approvalActions.filter((action) => !approvalObstacle({ ...facts, action })),
    };
  });
  if (!active) return approvals;
  const query = { state: ['expired', 'invited'], archived: false };
  const invitations = (await matchingRecords(db, { trid, type: 'etc.invitation' }, query)).flatMap(({ id, data }) => {
    const { state, firstName, lastName, expires } = data as unknown as Record<string, string> & { expires: number };
    if (state !== 'expired' && expires >= now + invitationNotice) return [];
    const name = `${firstName} ${lastName}`;
    return [{ kind: 'invitation', id, name, expires, isOver: state === 'expired' || expires <= now } as const];
  });
  const unsecured = people.filter(lacksFactor);
  const factor: WaitingThing[] =
    factorFrom !== null && unsecured.length > 0
      ? [
          {
            kind: 'factor',
            from: factorFrom,
            isDue: isFactorRequired(factorFrom, now),
            people: unsecured.map(({ name }) => name),
          },
        ]
      : [];
  return [...approvals, ...(lacksAdministrator ? [{ kind: 'administrator' } as const] : []), ...invitations, ...factor];
}
