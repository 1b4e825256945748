import {
  type ImportFault,
  importedOrganisations,
  importedPersons,
  type OrganisationImport,
  type OrganisationImported,
} from '#contract/staff/organisation-import.ts';
import {
  emailOf,
  type GroupVerdict,
  type ImportGroup,
  importGroups,
  judgeGroup,
  organisationIn,
  type PresentOrganisation,
  type ReadRow,
} from '#domain/staff/organisation-import.ts';
import { ApiError } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { employeesAmong, findOrganisation } from '#server/queries/administration/organisations.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { lockUsersOf, usersOf } from '#server/queries/session/foundation-users.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf, type Scope } from '#server/records/engine/scope.ts';
import { invitations } from '#server/records/types/profile/members/invitations.ts';
import { type Administrator, auditAct } from './administrator.ts';
import { tagsOf } from './organisation-kinds.ts';
import { addOrganisation } from './organisations.ts';

const emailsIn = ({ rows }: ImportGroup) => rows.map(({ values }) => emailOf(values)).filter(Boolean);

/** The latest invitation of each address. */
async function invitationsOf(db: Db | Tx, trid: string, emails: readonly string[]): Promise<Map<string, RecordRow>> {
  if (emails.length === 0) return new Map();
  const rows = await matchingRecords(db, { trid, type: 'etc.invitation' }, { email: emails });
  return new Map(rows.toSorted((a, b) => a.created - b.created).map((row) => [String(row.data['email']), row]));
}

async function presentOf(db: Db | Tx, trid: string, sent: ReadonlyMap<string, RecordRow>) {
  const row = await findOrganisation(db, trid);
  if (!row) return undefined;
  const members = new Set((await usersOf(db, trid)).map(({ email }) => email.toLowerCase()));
  return {
    ...{ title: row.title ?? trid, number: row.number, tags: tagsOf(row.type), active: row.active, members },
    invitations: new Map([...sent].map(([email, { data }]) => [email, String(data['state'])])),
  } satisfies PresentOrganisation;
}

async function judge(db: Db | Tx, group: ImportGroup, employees: ReadonlySet<string>) {
  const isReadable = group.faults.every(({ column }) => column !== 'trid');
  const sent = isReadable ? await invitationsOf(db, group.trid, emailsIn(group)) : new Map<string, RecordRow>();
  const present = isReadable ? await presentOf(db, group.trid, sent) : undefined;
  return { verdict: judgeGroup(group, present, (email) => employees.has(email)), sent };
}

async function bringPerson(scope: Scope, services: RecordServices, { values }: ReadRow, before?: RecordRow) {
  const { firstName, lastName, rights = [], invite = false } = values;
  if (before) {
    const input = { _action: 'send' };
    await runAction(scope, { record: invitations, row: before, name: 'send', input });
    return;
  }
  const request = { firstName, lastName, email: emailOf(values), roles: rights, isHeld: !invite };
  await createIn(scope, services, invitations, request);
}

/** Brings in the rows of one organisation, all or none. */
const bring = (services: RecordServices, by: Administrator, group: ImportGroup, employees: ReadonlySet<string>) =>
  services.db.transaction(async (tx): Promise<GroupVerdict> => {
    const now = services.clock();
    const { trid } = group;
    await lockUsersOf(tx, trid);
    const { verdict, sent } = await judge(tx, group, employees);
    if (verdict.faults.length > 0) return verdict;
    if (verdict.organisation === 'added') await addOrganisation(tx, now, by, organisationIn(group));
    const doer = { id: by.id, name: by.displayName, staff: true };
    // The table has a limit of its own.
    const at = { ...contextOf(services, { trid, tx, by: doer, now }), spend: async () => true };
    for (const row of group.rows) {
      const outcome = verdict.persons.get(row.row);
      if (outcome !== 'invited' && outcome !== 'prepared') continue;
      await bringPerson({ tx, services, trid, at }, services, row, sent.get(emailOf(row.values)));
      const { firstName, lastName, rights = [] } = row.values;
      await auditAct(tx, now, by, {
        act: outcome === 'invited' ? 'invitation.send' : 'invitation.prepare',
        ...{ subject: `${firstName} ${lastName}`, trid, after: rights.join(', ') },
      });
    }
    return verdict;
  });

/** What a transaction refused is no fault of the table: another one was faster. */
function refusedAt(group: ImportGroup, error: unknown): GroupVerdict {
  const code = ((error as Error).cause as { code?: string } | undefined)?.code;
  if (!(error instanceof ApiError || error instanceof RuleViolation) && code !== '23505') throw error;
  const faults = group.rows.map(({ row }): ImportFault => ({ row, column: 'trid', key: 'importMeanwhile' }));
  return { organisation: 'faulty', title: organisationIn(group).title, persons: new Map(), faults };
}

function answerOf(groups: readonly (readonly [ImportGroup, GroupVerdict])[], isDone: boolean): OrganisationImported {
  const rows = groups.flatMap(([{ trid, rows: own }, { organisation, title, persons }]) =>
    own.map(({ row }, at) => {
      const person = persons.get(row);
      return { row, answer: { trid, title, ...(at === 0 && { organisation }), ...(person && { person }) } };
    }),
  );
  const sorted = rows.toSorted((a, b) => a.row - b.row).map(({ answer }) => answer);
  const count = (name: string) =>
    sorted.filter(({ organisation, person }) => organisation === name || person === name).length;
  return {
    faults: groups.flatMap(([, { faults }]) => faults).toSorted((a, b) => a.row - b.row),
    rows: sorted,
    counts: Object.fromEntries(
      [...importedOrganisations, ...importedPersons].map((name) => [name, count(name)]),
    ) as OrganisationImported['counts'],
    isDone,
  };
}

/** Organisations with their people from a table: a trial says what would happen, else each comes in whole or not at all. */
export async function importOrganisations(
  services: RecordServices,
  by: Administrator,
  { rows, trial }: OrganisationImport,
): Promise<OrganisationImported> {
  const { db } = services;
  const groups = importGroups(rows);
  const employees = await employeesAmong(db, groups.flatMap(emailsIn));
  const verdicts: (readonly [ImportGroup, GroupVerdict])[] = [];
  for (const group of groups) {
    const isOpen = !trial && group.faults.length === 0;
    const verdict = isOpen
      ? await bring(services, by, group, employees).catch((error: unknown) => refusedAt(group, error))
      : (await judge(db, group, employees)).verdict;
    verdicts.push([group, verdict]);
  }
  if (!trial) services.sendMails();
  return answerOf(verdicts, !trial);
}
