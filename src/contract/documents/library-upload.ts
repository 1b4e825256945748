import * as z from 'zod/mini';
import { asCleanText, asPlainText, day, time, uploadIds } from '../fields.ts';

/** Who may be named beside those that see the repository anyway. */
export const libraryRoles = [
  'SP',
  'WS',
  'PORTAL_ETC_PORTAL_ADMIN',
  'PORTAL_ETC_COMISSION_PAPERS',
  'PORTAL_ETC_COMISSION_STATEMENT',
  'PORTAL_EMPLOYEE',
] as const;

export const maxLibraryFiles = 10;
const maxTitle = 150;
const maxDescription = 2000;
const maxVersion = 100;

const path = z.string().check(asPlainText, z.minLength(1, 'choose'), z.maxLength(1000));
const short = (max: number) => z.string().check(asCleanText, z.maxLength(max, `tooLong:${max}`));
const dayOrNone = z.string().check(
  asPlainText,
  z.refine<string>((value) => value === '' || day.safeParse(value).success, 'date'),
);

/** Documents that come into a folder of the library, with what its meta files say of them. */
export const libraryUpload = z.strictObject({
  fileQueue: uploadIds(1, maxLibraryFiles),
  folder: path,
  /** The name without its ending; empty keeps that of the file. */
  title: short(maxTitle),
  description: short(maxDescription),
  version: short(maxVersion),
  /** All who see the folder where it is empty. */
  roles: z.array(z.enum(libraryRoles)),
  validFrom: dayOrNone,
  validUntil: dayOrNone,
  /** The path of the document that it takes the place of; one of the same name becomes an earlier version. */
  supersedes: z.string().check(asPlainText, z.maxLength(1000)),
  /** As its editor saw that document. */
  seen: z.optional(z.string().check(asPlainText, z.maxLength(40))),
});
export type LibraryUpload = z.output<typeof libraryUpload>;

/** Folders that take documents, as their paths. */
export const libraryFolders = z.object({
  folders: z.array(z.object({ path: z.string(), title: z.optional(z.string()), files: z.number() })),
});

export const libraryUploaded = z.object({ paths: z.array(z.string()) });

export const libraryDocumentQuery = z.object({ path });
/** What a document's meta file says, for one that takes its place. */
export const libraryDocument = z.object({
  path: z.string(),
  description: z.string(),
  version: z.string(),
  roles: z.array(z.enum(libraryRoles)),
  validFrom: z.string(),
  validUntil: z.string(),
  modified: time,
  /** Changes with the document and with what is said of it. */
  seen: z.string(),
});
export type LibraryDocument = z.output<typeof libraryDocument>;
