import type { LibraryUpload } from '#contract/documents/library-upload.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { isNextVersion, libraryName, uploadRepositories } from '#domain/documents/library-upload.ts';
import { allowedExtensions } from '#domain/documents/upload-rules.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import { ApiError, invalidFields } from '#server/core/errors.ts';
import type { FileServices } from '#server/files/file-services.ts';
import { withOwnUpload } from '#server/files/uploads/own-upload.ts';
import { uploadLifetime } from '#server/files/uploads/upload-rows.ts';
import { findOwnUpload } from '#server/queries/uploads.ts';
import { describeFile } from '../index/describe-file.ts';
import { describedBy } from '../index/meta-file.ts';
import { type LibraryPath, parseLibraryPath } from '../library-path.ts';
import type { LibraryServices } from '../library-services.ts';
import type { LibrarySource } from '../sources/library-source.ts';
import { metaText, seenMark } from './document-meta.ts';

type UploadServices = LibraryServices & FileServices;

interface Uploader {
  readonly id: string;
  /** As the audit log names who acts. */
  readonly login: string;
}

const changedMeanwhile = () =>
  new ApiError(
    409,
    'Das Dokument, das ersetzt werden soll, hat inzwischen jemand geändert. Wählen Sie es noch einmal.',
    {
      rule: true,
    },
  );

/** A folder that takes documents; a repository is there even while nothing lies in it. */
async function folderNamed(source: LibrarySource, folder: string): Promise<string> {
  const place = parseLibraryPath(folder);
  const isOpen = place && (uploadRepositories as readonly string[]).includes(place.repository);
  if (!isOpen || (place.path !== place.repository && !(await source.scan(place.path)).present))
    throw invalidFields({ folder: 'libraryFolder' });
  return place.path;
}

/** The file names of the uploads, in their order. */
async function namesOf({ db, clock }: UploadServices, { id: userId }: Uploader, ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => {
      const upload = await findOwnUpload(db, id, userId, clock() - uploadLifetime);
      if (!upload || upload.finished === null) throw invalidFields({ fileQueue: 'file' });
      if (!(allowedExtensions as readonly string[]).includes(extensionOf(upload.name)))
        throw invalidFields({ fileQueue: 'fileType' });
      return upload.name;
    }),
  );
}

function placeNamed(folder: string, name: string, field: 'title' | 'fileQueue'): LibraryPath {
  const place = parseLibraryPath(`${folder}/${name}`);
  if (!place || place.folder !== folder || describedBy(name) !== undefined)
    throw invalidFields({ [field]: 'libraryName' });
  return place;
}

/** The document that is replaced, as it stands. Throws where it is gone or was changed meanwhile. */
async function replacedDocument(source: LibrarySource, { supersedes, seen }: LibraryUpload) {
  if (supersedes === '') return undefined;
  const place = parseLibraryPath(supersedes);
  const file = place && (await source.look(place.path));
  if (!place || !file) throw invalidFields({ supersedes: 'librarySupersedes' });
  if (seen !== undefined && seenMark(file) !== seen) throw changedMeanwhile();
  return { ...place, file };
}

/** What comes to lie where. Throws field faults; nothing is stored yet. */
async function planUpload(services: UploadServices, by: Uploader, upload: LibraryUpload) {
  const { source } = services.library;
  const { fileQueue, title, validFrom, validUntil } = upload;
  if (validFrom && validUntil && validUntil < validFrom) throw invalidFields({ validUntil: 'endBeforeBegin' });
  const isOne = fileQueue.length === 1;
  if (!isOne && title) throw invalidFields({ title: 'libraryOneFile' });
  if (!isOne && upload.supersedes) throw invalidFields({ supersedes: 'libraryOneFile' });
  const folder = await folderNamed(source, upload.folder);
  const field = title ? 'title' : 'fileQueue';
  const names = await namesOf(services, by, fileQueue);
  const places = names.map((name) => placeNamed(folder, libraryName(title, name), field));
  if (new Set(places.map(({ path }) => path.toLowerCase())).size < places.length)
    throw invalidFields({ fileQueue: 'libraryNameTaken' });
  const replaced = await replacedDocument(source, upload);
  return Promise.all(
    places.map(async ({ path, name }) => {
      const isNext = replaced !== undefined && isNextVersion(folder, name, replaced.path);
      if (!isNext && (await source.look(path))) throw invalidFields({ [field]: 'libraryNameTaken' });
      const before = isNext && replaced.file.metaModified > 0 ? await describeFile(source, path, true) : undefined;
      const other = replaced && !isNext ? (replaced.folder === folder ? replaced.name : replaced.path) : undefined;
      return { path, isNext, replaced: replaced?.path, meta: metaText(upload, other, before?.meta) };
    }),
  );
}

/** Brings documents into the library, as if an editor had put them there with their meta files; answers their paths. */
export async function uploadDocuments(
  services: UploadServices,
  by: Uploader,
  upload: LibraryUpload,
): Promise<string[]> {
  const plans = await planUpload(services, by, upload);
  for (const [at, { path, meta, replaced }] of plans.entries()) {
    await withOwnUpload(
      services,
      { id: upload.fileQueue[at] ?? '', field: 'fileQueue', userId: by.id },
      (_name, content) => services.library.source.store(path, { content, meta }),
    );
    const { version, roles, validFrom, validUntil } = upload;
    const facts = [
      `library.upload ${path}`,
      replaced && `replaces ${replaced}`,
      version,
      (validFrom || validUntil) && `${validFrom}–${validUntil}`,
      roles.join(', '),
    ];
    await services.db.transaction((tx) =>
      appendAuditIn(tx, services.clock(), [
        { kind: 'rights', by: { id: by.id, name: by.login }, text: facts.filter(Boolean).join(' · ') },
      ]),
    );
  }
  return plans.map(({ path }) => path);
}
