import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Config } from '#server/config/config.ts';
import { CannotStart } from '#server/core/cannot-start.ts';

/** Where this server keeps its files: servers on one database must have the same place. */
const placeOfFiles = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string =>
  s3 ? `${s3.endpoint}/${s3.bucket}` : `${hostname()}:${dataDir}`;

export class SplitStorageError extends CannotStart {
  constructor(own: string, others: readonly string[]) {
    super(
      `Ein anderer Server arbeitet auf derselben Datenbank, hat seine Dateien aber an einem anderen Ort (${others.join(', ')}; hier ${own}). Uploads und Anhänge wären abwechselnd da und nicht da. Nennen Sie beiden denselben Speicher (S3_ENDPOINT), oder beenden Sie den anderen; wurde er abgebrochen, starten Sie in einer halben Minute noch einmal.\n` +
        `Another server works on the same database but keeps its files elsewhere (${others.join(', ')}; here ${own}). Uploads and attachments would be there and not there by turns. Name the same store for both (S3_ENDPOINT), or end the other one; if it was killed, start again in half a minute.`,
    );
  }
}

/** How a server is named to the others on the database: by itself and by where it keeps its files. */
export const serverName = (config: Pick<Config, 's3' | 'dataDir'>): string => `${randomUUID()} ${placeOfFiles(config)}`;
const placeOf = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** Places other than its own where servers of these names keep their files. */
export function otherPlaces(ownName: string, names: readonly string[]): string[] {
  return [...new Set(names.map(placeOf))].filter((place) => place !== placeOf(ownName));
}

/** Throws where one of the running servers keeps its files elsewhere. Those that start at the same moment notice each other later. */
export function requireOnePlace(ownName: string, names: readonly string[]): void {
  const others = otherPlaces(ownName, names);
  if (others.length > 0) throw new SplitStorageError(placeOf(ownName), others);
}
