import { stringify } from 'yaml';
import { type LibraryDocument, type LibraryUpload, libraryRoles } from '#contract/documents/library-upload.ts';
import { describeFile } from '../index/describe-file.ts';
import type { Meta } from '../index/meta-file.ts';
import type { LibrarySource, ScannedFile } from '../sources/library-source.ts';

/** A meta file of what was typed; `before` is what is said of the document of the same name. */
export function metaText(upload: LibraryUpload, supersedes: string | undefined, before: Meta | undefined): string {
  const { description, version, roles, validFrom, validUntil } = upload;
  const replaced = [...(before?.supersedes ?? []), ...(supersedes === undefined ? [] : [supersedes])];
  const meta = {
    ...(description && { description }),
    ...(version && { version }),
    ...(roles.length > 0 && { roles }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
    ...(replaced.length > 0 && { supersedes: replaced }),
  };
  return Object.keys(meta).length === 0
    ? ''
    : stringify(meta, { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' });
}

export const seenMark = ({ modified, size, metaModified }: ScannedFile): string =>
  `${modified}.${size}.${metaModified}`;

const isOffered = (role: string) => (libraryRoles as readonly string[]).includes(role);

/** What is said of a document now; a broken meta file says that employees alone see it. */
export async function readDocument(source: LibrarySource, path: string): Promise<LibraryDocument | undefined> {
  const file = await source.look(path);
  if (!file) return undefined;
  const { meta, problems } = await describeFile(source, path, file.metaModified > 0);
  const { description = '', version = '', validFrom = '', validUntil = '' } = meta;
  const roles = problems.length > 0 ? ['PORTAL_EMPLOYEE'] : (meta.roles ?? []);
  return {
    ...{ path, description, version, validFrom, validUntil },
    roles: roles.filter(isOffered) as LibraryDocument['roles'],
    ...{ modified: file.modified, seen: seenMark(file) },
  };
}
