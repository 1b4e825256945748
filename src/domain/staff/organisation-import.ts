import {
  type ImportColumnName,
  type ImportedOrganisation,
  type ImportedPerson,
  type ImportFault,
  type ImportRowData,
  importCells,
  importColumns,
} from '#contract/staff/organisation-import.ts';
import { organisationKinds } from '#contract/staff/organisations.ts';

/** A row as its cells say, with its place in the table. */
export interface ReadRow {
  readonly row: number;
  readonly values: Partial<ImportRowData>;
}

/** The rows of one organisation, and what is wrong with them. */
export interface ImportGroup {
  readonly trid: string;
  readonly rows: readonly ReadRow[];
  readonly faults: readonly ImportFault[];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const personColumns = ['firstName', 'lastName', 'email'] as const satisfies ImportColumnName[];
const ownColumns = ['title', 'number', 'kinds', 'tags'] as const satisfies ImportColumnName[];

export const hasPerson = (values: Partial<ImportRowData>): boolean =>
  [...personColumns, 'rights' as const].some((column) => !isEmpty(values[column])) || values.invite === true;

function readRow(raw: Readonly<Record<string, unknown>>, row: number): ReadRow & { faults: ImportFault[] } {
  const values: Record<string, unknown> = {};
  const faults: ImportFault[] = Object.keys(raw)
    .filter((column) => !(column in importCells))
    .map((column) => ({ row, column, key: 'invalid' }));
  for (const column of importColumns) {
    if (isEmpty(raw[column]) && column !== 'trid') continue;
    const parsed = importCells[column].safeParse(raw[column] ?? '');
    values[column] = parsed.success ? parsed.data : raw[column];
    if (!parsed.success) faults.push({ row, column, key: parsed.error.issues[0]?.message ?? 'invalid' });
  }
  if (hasPerson(values))
    for (const column of personColumns) if (isEmpty(values[column])) faults.push({ row, column, key: 'required' });
  return { row, values, faults };
}

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted().join() : value);
export const emailOf = ({ email = '' }: Partial<ImportRowData>): string => String(email).toLowerCase();

/** What rows of one organisation say differently, and persons that are there twice. */
function jointFaults(rows: readonly ReadRow[]): ImportFault[] {
  const first = new Map<string, unknown>();
  const emails = new Set<string>();
  return rows.flatMap(({ row, values }) => {
    const faults: ImportFault[] = [];
    for (const column of ownColumns) {
      const value = inOrder(values[column]);
      if (value === undefined) continue;
      if (first.has(column) && first.get(column) !== value) faults.push({ row, column, key: 'importDiffers' });
      if (!first.has(column)) first.set(column, value);
    }
    const email = emailOf(values);
    if (email !== '' && emails.has(email)) faults.push({ row, column: 'email', key: 'duplicate' });
    emails.add(email);
    return faults;
  });
}

/** An organisation comes in as a whole: its other rows wait for the faulty one. */
function withWaiting(rows: readonly ReadRow[], faults: readonly ImportFault[]): ImportFault[] {
  if (faults.length === 0) return [];
  const isFaulty = new Set(faults.map(({ row }) => row));
  const waiting = rows.filter(({ row }) => !isFaulty.has(row));
  return [...faults, ...waiting.map(({ row }) => ({ row, column: 'trid', key: 'importWaits' }))];
}

/** Rows by their organisations, with all faults that the table itself has. */
export function importGroups(rows: readonly Readonly<Record<string, unknown>>[]): ImportGroup[] {
  const read = rows.map(readRow);
  return [...Map.groupBy(read, ({ values }) => String(values.trid ?? ''))].map(([trid, ofGroup]) => ({
    trid,
    rows: ofGroup,
    faults: withWaiting(ofGroup, [...ofGroup.flatMap(({ faults }) => faults), ...jointFaults(ofGroup)]),
  }));
}

/** What the portal knows of an organisation of the table. */
export interface PresentOrganisation {
  readonly title: string;
  readonly number: string;
  readonly tags: readonly string[];
  readonly active: boolean;
  readonly members: ReadonlySet<string>;
  /** The state of the latest invitation, by address. */
  readonly invitations: ReadonlyMap<string, string>;
}

/** What happens with the rows of an organisation, or what stands against them. */
export interface GroupVerdict {
  readonly organisation: ImportedOrganisation;
  readonly title: string;
  readonly persons: ReadonlyMap<number, ImportedPerson>;
  readonly faults: readonly ImportFault[];
}

const isKind = (tag: string) => organisationKinds.some((kind) => kind === tag);
const answerOf = <C extends ImportColumnName>({ rows }: ImportGroup, column: C) =>
  rows.find(({ values }) => values[column] !== undefined)?.values[column];

/** What the rows say of their organisation. */
export const organisationIn = (group: ImportGroup) => ({
  trid: group.trid,
  title: answerOf(group, 'title') ?? '',
  number: answerOf(group, 'number') ?? `P-${group.trid}`,
  tags: [...(answerOf(group, 'kinds') ?? []), ...(answerOf(group, 'tags') ?? []).filter((tag) => !isKind(tag))],
});

function againstPresent({ rows }: ImportGroup, { title, number, tags, active }: PresentOrganisation): ImportFault[] {
  if (!active) return rows.map(({ row }) => ({ row, column: 'trid', key: 'importLocked' }));
  const own: Partial<Record<ImportColumnName, unknown>> = {
    title,
    number,
    kinds: inOrder(tags.filter(isKind)),
    tags: inOrder(tags.filter((tag) => !isKind(tag) && tag !== 'ETC')),
  };
  return rows.flatMap(({ row, values }) =>
    ownColumns
      .filter((column) => values[column] !== undefined && inOrder(values[column]) !== own[column])
      .map((column) => ({ row, column, key: 'importOther' })),
  );
}

function personIn({ values }: ReadRow, present: PresentOrganisation | undefined): ImportedPerson {
  const email = emailOf(values);
  if (present?.members.has(email)) return 'member';
  const before = present?.invitations.get(email);
  if (before === 'withdrawn') return 'withdrawn';
  if (before !== undefined && !(before === 'prepared' && values.invite)) return 'waiting';
  return values.invite ? 'invited' : 'prepared';
}

/**
 * Adds only: what an organisation is, and persons that are there or were invited once, stay as they are, so that the
 * same table changes nothing the second time.
 */
export function judgeGroup(
  group: ImportGroup,
  present: PresentOrganisation | undefined,
  isEmployee: (email: string) => boolean,
): GroupVerdict {
  const [first] = group.rows;
  const named = organisationIn(group);
  const people = group.rows.filter(({ values }) => hasPerson(values));
  const added: ImportFault[] =
    !present && named.title === '' ? [{ row: first?.row ?? 0, column: 'title', key: 'required' }] : [];
  const employees = people
    .filter(({ values }) => isEmployee(emailOf(values)))
    .map(({ row }) => ({ row, column: 'email', key: 'importEmployee' }));
  const own = [...added, ...(present ? againstPresent(group, present) : []), ...employees];
  const faults = group.faults.length > 0 ? group.faults : withWaiting(group.rows, own);
  return {
    organisation: faults.length > 0 ? 'faulty' : present ? 'present' : 'added',
    title: present?.title ?? named.title,
    persons: faults.length > 0 ? new Map() : new Map(people.map((row) => [row.row, personIn(row, present)])),
    faults,
  };
}
