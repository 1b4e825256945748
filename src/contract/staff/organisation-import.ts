import * as z from 'zod/mini';
import { email, name, optionalText } from '../fields.ts';
import { givableRoles } from '../profile/users.ts';
import { organisationKinds, organisationTrid } from './organisations.ts';

/** So many rows come in with one call. */
export const maxImportRows = 1000;

const listOf = <const T extends readonly [string, ...string[]]>(values: T, fault: string) =>
  z.array(z.enum(values, fault), fault).check(z.refine((all) => new Set(all).size === all.length, fault));

/** What a column of the table holds; an empty cell is no answer. */
export const importCells = {
  trid: organisationTrid,
  title: optionalText(200),
  number: optionalText(40),
  kinds: z.optional(listOf(organisationKinds, 'importKinds')),
  tags: z.optional(listOf(givableRoles, 'importRights')),
  firstName: z.optional(name),
  lastName: z.optional(name),
  email: z.optional(email),
  rights: z.optional(listOf(givableRoles, 'importRights')),
  invite: z.optional(z.boolean('importInvite')),
} as const;
export const importColumns = Object.keys(importCells) as readonly (keyof typeof importCells)[];
export type ImportColumnName = keyof typeof importCells;

/** One organisation, or one person of it. */
export const importRow = z.strictObject(importCells);
export type ImportRowData = z.infer<typeof importRow>;

/** Rows of any content, because the trial judges them. */
export const organisationImport = z.strictObject({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .check(z.minLength(1, 'required'), z.maxLength(maxImportRows, `maxRows:${maxImportRows}`)),
  /** Judges alone. */
  trial: z.boolean(),
});
export type OrganisationImport = z.infer<typeof organisationImport>;

/** What becomes of an organisation, and of a person. */
export const importedOrganisations = ['added', 'present', 'faulty'] as const;
export type ImportedOrganisation = (typeof importedOrganisations)[number];
export const importedPersons = ['invited', 'prepared', 'member', 'waiting', 'withdrawn'] as const;
export type ImportedPerson = (typeof importedPersons)[number];

const fault = z.object({ row: z.number(), column: z.string(), key: z.string() });
export type ImportFault = z.infer<typeof fault>;

/** Rows are counted from 0. */
export const organisationImported = z.object({
  faults: z.array(fault),
  rows: z.array(
    z.object({
      trid: z.string(),
      /** Of the first row of an organisation. */
      organisation: z.optional(z.enum(importedOrganisations)),
      title: z.string(),
      person: z.optional(z.enum(importedPersons)),
    }),
  ),
  counts: z.object({
    ...Object.fromEntries([...importedOrganisations, ...importedPersons].map((one) => [one, z.number()])),
  } as Record<ImportedOrganisation | ImportedPerson, z.ZodMiniNumber>),
  /** False after a trial. */
  isDone: z.boolean(),
});
export type OrganisationImported = z.infer<typeof organisationImported>;
