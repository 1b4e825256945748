import { forgetVersions, unknownHashes } from '../queries/library-copies.ts';
import type { Services } from '../services.ts';

const day = 86_400_000;
/** Copies are younger than their rows while a file is being read. */
const undisturbed = 2 * day;
/** How long earlier versions outlive their file: it may come back. */
const remembered = 90 * day;
const atOnce = 500;

/** Deletes kept copies that no file and no earlier version has any more; answers how many. */
export async function sweepCopies({ db, clock, library }: Services): Promise<number> {
  await forgetVersions(db, clock() - remembered);
  const old: string[] = [];
  for await (const { id, modified } of library.copies.list()) if (modified < clock() - undisturbed) old.push(id);
  let swept = 0;
  for (let at = 0; at < old.length; at += atOnce) {
    for (const id of await unknownHashes(db, old.slice(at, at + atOnce))) {
      await library.copies.delete(id);
      swept += 1;
    }
  }
  return swept;
}
