import type {
  Organisation,
  OrganisationAction,
  OrganisationRow,
  PermissionReview,
} from '#contract/staff/organisations.ts';
import { isAdministrator, isEditor, isEmployee } from '#domain/access/roles.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import {
  accessOfUsers,
  changeOrganisation,
  findOrganisation,
  type listOrganisations,
  membersOfAll,
} from '#server/queries/administration/organisations.ts';
import { placeOf, subPartnersOf } from '#server/queries/administration/sub-partners.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { insertFoundations } from '#server/queries/session/foundations.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { rightsOf, userStateOf } from '#server/records/types/profile/members/rights-of.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { mailFactorDemand, remindOfFactor } from './factor-demand.ts';
import { kindsOf, tagsOf } from './organisation-kinds.ts';
import { permissionsOf } from './permissions.ts';
import { makeIndependent, placeUnder } from './sub-partners.ts';
import { waitingThings } from './waiting-things.ts';

type Row = Omit<Awaited<ReturnType<typeof listOrganisations>>['items'][number], 'waiting'>;

export const organisationRowOf = (row: Row, waiting: number): OrganisationRow => ({
  waiting,
  trid: row.trid,
  title: row.title ?? row.trid,
  tags: tagsOf(row.type),
  active: row.active,
  users: row.users,
  withoutFactor: row.withoutFactor,
  lacksAdministrator: row.lacksAdministrator,
  hasApproval: row.hasApproval,
  ...(row.lastActive !== null && { lastActive: row.lastActive }),
  ...(row.lockedSince !== null && { lockedSince: row.lockedSince }),
  ...(row.lockReason !== null && { lockReason: row.lockReason }),
});

/** An organisation with its people, what each may do, and how each signs in. */
export async function organisationOf(
  { db, clock, records }: Pick<RecordServices, 'db' | 'clock' | 'records'>,
  by: Administrator,
  trid: string,
): Promise<Organisation> {
  const row = await findOrganisation(db, trid);
  if (!row) throw notFound();
  const access = new Map((await accessOfUsers(db, trid, clock())).map((one) => [one.id, one]));
  const people = (await usersOf(db, trid)).map((user) => {
    const { factors = [], sessions = 0, version = 1, lockedSince, lockReason, bounced } = access.get(user.id) ?? {};
    return {
      ...{ id: user.id, userId: `${user.account}/${user.username}`, name: user.displayName, email: user.email },
      ...({ state: userStateOf(user), factors, sessions, version } as const),
      ...(user.lastActive !== null && { lastActive: user.lastActive }),
      ...(lockedSince && { lockedSince }),
      ...(lockReason && { lockReason }),
      ...(bounced && { bounced }),
      isEmployee: isEmployee(user.roles),
      isAdministrator: isAdministrator(user.roles),
      isEditor: isEditor(user.roles),
      isSelf: user.id === by.id,
      rights: rightsOf(user),
      ...(user.ownOnly && { ownOnly: user.ownOnly }),
      permissions: permissionsOf(records, user),
    };
  });
  const things = await waitingThings({ db, clock }, by, row, people);
  const { above } = await placeOf(db, trid);
  const below = await subPartnersOf(db, trid);
  return {
    ...organisationRowOf(row, things.length),
    below: below.map((one) => ({ ...one, title: one.title ?? one.trid })),
    ...(above && {
      above: { trid: above.parent, title: above.title ?? above.parent, code: above.code, since: above.since },
    }),
    ...{ number: row.number, version: row.version, things, people },
    ...(row.factorFrom !== null && { factorFrom: row.factorFrom }),
    ...(row.created !== null && { created: row.created }),
    ...(row.reviewed !== null && { reviewed: row.reviewed }),
    ...(row.reviewedBy !== null && { reviewedBy: row.reviewedBy }),
  };
}

interface NewOrganisation {
  readonly trid: string;
  readonly title: string;
  readonly number: string;
  readonly tags: readonly string[];
}

/** Adds an organisation as part of a transaction. */
export async function addOrganisation(
  tx: Tx,
  now: number,
  by: Administrator,
  { trid, title, number, tags }: NewOrganisation,
): Promise<void> {
  if (await findOrganisation(tx, trid)) throw invalidFields({ trid: 'organisationExists' });
  await insertFoundations(tx, [{ trid, title, number, type: tags.join(','), created: now }]);
  const after = [title, ...tags].join(', ');
  await auditAct(tx, now, by, { act: 'organisation.create', subject: trid, trid, after });
}

type Immediate = Exclude<OrganisationAction['_action'], 'lock' | 'kind' | 'below' | 'independent' | 'remindFactor'>;
/** What counts at once: the change, and what the audit log says of it. */
const immediate: {
  readonly [A in Immediate]: (
    row: NonNullable<Awaited<ReturnType<typeof findOrganisation>>>,
    by: Administrator,
    now: number,
    action: Extract<OrganisationAction, { _action: A }>,
  ) => {
    readonly change: Parameters<typeof changeOrganisation>[3];
    readonly act: Partial<Parameters<typeof auditAct>[3]>;
  };
} = {
  change: (row, _by, _now, { title, number }) => ({
    change: { title, number },
    act: { before: `${row.title ?? ''}, ${row.number}`, after: `${title}, ${number}` },
  }),
  unlock: (_row, _by, _now, { reason }) => ({
    change: { active: true, lockedSince: null, lockReason: null },
    act: { before: 'locked', after: 'active', reason },
  }),
  demandFactor: ({ factorFrom }, _by, now, { from }) => {
    // Of today it would meet people in the middle of their work.
    if (from <= berlinDay(now)) throw invalidFields({ from: 'fromTomorrow' });
    return { change: { factorFrom: from, factorByOperator: true }, act: { before: factorFrom ?? '', after: from } };
  },
  endFactorDemand: ({ factorFrom }, _by, _now, { reason }) => {
    if (factorFrom === null) throw new AdministrationFault('changedMeanwhile');
    return { change: { factorFrom: null }, act: { before: factorFrom, reason } };
  },
  review: (_row, { displayName }, now) => ({ change: { reviewed: now, reviewedBy: displayName }, act: {} }),
};

/** Where an organisation stands counts at once. */
async function place(
  { db, clock }: AdministrationServices,
  by: Administrator,
  trid: string,
  action: Extract<OrganisationAction, { _action: 'below' | 'independent' }>,
): Promise<void> {
  const { version, reason } = action;
  await db.transaction(async (tx) => {
    if (!(await changeOrganisation(tx, trid, version, {}))) throw new AdministrationFault('changedMeanwhile');
    const audit = { subject: trid, trid, reason };
    if (action._action === 'below') {
      await placeUnder(tx, { trid, parent: action.parent, code: action.code }, clock());
      const after = `${action.parent} ${action.code}`;
      await auditAct(tx, clock(), by, { act: 'organisation.below', ...audit, after });
      return;
    }
    const { parent, code } = await makeIndependent(tx, trid, clock());
    await auditAct(tx, clock(), by, { act: 'organisation.independent', ...audit, before: `${parent} ${code}` });
  });
}

/** Changes of a name count at once; a lock and another kind wait for a second administrator. */
export async function actOnOrganisation(
  services: AdministrationServices,
  by: Administrator,
  trid: string,
  action: OrganisationAction,
): Promise<void> {
  const { db, clock } = services;
  const row = await findOrganisation(db, trid);
  if (!row) throw notFound();
  if (row.version !== action.version) throw new AdministrationFault('changedMeanwhile');
  if (action._action === 'lock') {
    if (!row.active) throw new AdministrationFault('changedMeanwhile');
    return prepareApproval(services, by, { kind: 'lock', subject: trid, reason: action.reason });
  }
  if (action._action === 'kind') {
    const [before, after] = [kindsOf(row.type).join(', '), action.kinds.join(', ')];
    return prepareApproval(services, by, { kind: 'kind', subject: trid, before, after, reason: action.reason });
  }
  if (action._action === 'below' || action._action === 'independent') return place(services, by, trid, action);
  if (action._action === 'remindFactor') {
    if (row.factorFrom === null) throw new AdministrationFault('changedMeanwhile');
    await db.transaction((tx) => remindOfFactor(tx, services, by, row));
    return services.sendMails();
  }
  const { change, act } = immediate[action._action](row, by, clock(), action as never);
  await db.transaction(async (tx) => {
    if (!(await changeOrganisation(tx, trid, action.version, change)))
      throw new AdministrationFault('changedMeanwhile');
    await auditAct(tx, clock(), by, { act: `organisation.${action._action}`, subject: trid, trid, ...act });
    if (action._action === 'demandFactor')
      await mailFactorDemand(tx, services, by, { ...row, factorFrom: action.from });
  });
  services.sendMails();
}

/** Who may do what, over all organisations, for the yearly review. */
export async function reviewPermissions({
  db,
  records,
}: Pick<RecordServices, 'db' | 'records'>): Promise<PermissionReview> {
  const items = (await membersOfAll(db)).map((row) => ({
    ...{ trid: row.trid, organisation: row.title ?? row.trid, name: row.displayName },
    ...({ userId: `${row.account}/${row.username}`, state: userStateOf(row), hasFactor: row.hasFactor } as const),
    ...(row.reviewed !== null && { reviewed: row.reviewed }),
    ...(row.lastActive !== null && { lastActive: row.lastActive }),
    isEmployee: isEmployee(row.roles),
    isAdministrator: isAdministrator(row.roles),
    permissions: permissionsOf(records, row),
  }));
  return { items };
}
