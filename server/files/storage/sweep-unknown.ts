import { utcDay } from '#domain/date/calendar-day.ts';
import type { SetAside, Storage } from './storage.ts';

const batchSize = 500;
const day = 86_400_000;
/** Days that a file is kept after it was set aside. */
export const quarantineDays = 30;
/** What crashes leave without a row, at the most, while nothing is wrong with the database. */
const leftByCrashes = 20;
const leftByACrash = 2;

interface Sweep {
  readonly storage: Storage;
  /** ms; files written later are left alone. */
  readonly until: number;
  readonly now: number;
  /** Those of the names that the database does not know. */
  readonly unknown: (ids: readonly string[]) => Promise<string[]>;
  /** How much of all files may be unknown before the database is doubted rather than the files. */
  readonly share: number;
  /** True where rows go with their files or before them, so that no unknown file is younger than all known ones. */
  readonly rowsComeFirst: boolean;
  /** An operator has looked and wants all of it. */
  readonly isAsked?: boolean;
}

export interface Swept {
  setAside: number;
  /** Set aside before, and known to the database now. */
  broughtBack: number;
  /** Set aside so long ago that they were deleted for good. */
  deleted: number;
  /** Left alone because there are more of them than crashes leave. */
  unexplained: number;
  stored: number;
}

async function unknownOf(ids: readonly string[], unknown: Sweep['unknown']): Promise<Set<string>> {
  const knownIds = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize)
    for (const id of await unknown(ids.slice(at, at + batchSize))) knownIds.add(id);
  return knownIds;
}

async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const collectedItems: T[] = [];
  for await (const one of all) collectedItems.push(one);
  return collectedItems;
}

/** True where it is likelier that the database is not the one of these files, is empty or an old copy. */
function isDoubtful(files: ReadonlyMap<string, number>, lost: ReadonlySet<string>, old: number, sweep: Sweep): boolean {
  if (lost.size > leftByACrash && lost.size === files.size) return true;
  let youngest = 0;
  for (const [id, modified] of files) if (!lost.has(id)) youngest = Math.max(youngest, modified);
  const younger = [...lost].filter((id) => (files.get(id) ?? 0) > youngest).length;
  if (sweep.rowsComeFirst && younger > leftByACrash) return true;
  return old > Math.max(leftByCrashes, sweep.share * files.size);
}

/**
 * Sets aside files that the database does not know, and deletes them a month later. Changes nothing if there are more
 * of them than crashes leave: then the server runs with the wrong database.
 */
export async function sweepUnknown(sweep: Sweep): Promise<Swept> {
  const { storage, unknown, now, until } = sweep;
  const { quarantine } = storage;
  const swept: Swept = { setAside: 0, broughtBack: 0, deleted: 0, unexplained: 0, stored: 0 };

  const aside = await collect(quarantine.list());
  const stillUnknown = await unknownOf(
    aside.map(({ id }) => id),
    unknown,
  );
  const keptFiles: SetAside[] = [];
  for (const file of aside) {
    if (stillUnknown.has(file.id)) {
      keptFiles.push(file);
      continue;
    }
    await quarantine.giveBack(file.id, file.day);
    swept.broughtBack += 1;
  }

  const files = new Map<string, number>();
  for await (const { id, modified } of storage.list()) files.set(id, Math.max(modified, files.get(id) ?? 0));
  swept.stored = files.size;
  const lost = await unknownOf([...files.keys()], unknown);
  const old = [...lost].filter((id) => (files.get(id) ?? 0) <= until);
  if (!sweep.isAsked && isDoubtful(files, lost, old.length, sweep)) return { ...swept, unexplained: lost.size };

  for (const id of old) await quarantine.take(id, utcDay(now));
  swept.setAside = old.length;
  const ended = utcDay(now - quarantineDays * day);
  for (const file of keptFiles) {
    if (file.day > ended) continue;
    await quarantine.delete(file.id, file.day);
    swept.deleted += 1;
  }
  return swept;
}
