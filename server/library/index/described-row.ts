import { audienceOf } from '#server/queries/library/audience.ts';
import type { LibraryPath } from '../library-path.ts';
import type { ScannedFile } from '../sources/library-source.ts';
import { describeFile } from './describe-file.ts';
import type { IndexContext } from './index-context.ts';
import { indexRow } from './index-row.ts';

/**
 * The index row of a file after reading its meta file; `above` holds the demands of its folders. Only employees see a
 * file with a broken meta file: it may have named roles.
 */
export async function describedRow(
  index: IndexContext,
  place: LibraryPath,
  file: ScannedFile,
  above: readonly string[][],
) {
  const described = await describeFile(index.source, place.path, file.metaModified > 0);
  const { meta, problems } = described;
  index.report(place.path, problems);
  const roles = problems.length > 0 ? ['PORTAL_EMPLOYEE'] : (meta.roles ?? []);
  const audience = await index.audience(audienceOf(place, roles, above));
  return indexRow({ place, file, described, audience });
}
