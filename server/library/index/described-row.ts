import { audienceOf } from '#server/queries/library/audience.ts';
import type { LibraryPath } from '../library-path.ts';
import type { ScannedFile } from '../sources/library-source.ts';
import { describeFile } from './describe-file.ts';
import type { IndexContext } from './index-context.ts';
import { indexRow } from './index-row.ts';

/**
 * What the index says of a file whose meta file was just read; `above` is what its folders demand. Nobody but employees
 * sees a file whose meta file is broken: it may have named roles.
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
