import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportFault } from '#contract/commissions/import.ts';
import { href } from '#domain/access/routes.ts';
import { type ArrivalRefusal, isFinishedName, keptName, refusalOf } from '#domain/commissions/statements/arrival.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { maxStatementSize } from '#domain/documents/upload-rules.ts';
import { formatAmount } from '#domain/text/money.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { ApiError } from '../core/errors.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { displayName } from '../files/inspection/file-name.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { importsOfHash } from '../queries/commissions/imports.ts';
import { notify } from '../queries/me/notify.ts';
import { employeeAddresses } from '../queries/staff/people.ts';
import { arrivingFile, withArrivingFile } from './arriving-file.ts';
import type { CommissionServices } from './commission-services.ts';
import { type Announce, setAside, tryImport } from './imports.ts';
import { type InboxMemory, inbox, isTable, stableFiles } from './inbox.ts';
import type { StatementFile } from './read-file.ts';

const folders = { done: 'done', refused: 'refused' } as const;

/** So many faults of a file are named beside it. */
const maxNamed = 20;

/** What a file was when it was read. */
type Seen = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

interface Arrival {
  readonly hash: string;
  readonly refusal?: ArrivalRefusal | undefined;
  readonly faults?: readonly ImportFault[];
}

/** Tells employees of a file that waits for one of them. */
const announcedTo =
  ({ clock, config }: CommissionServices): Announce =>
  async (tx, { name, errors }) => {
    const link = href('CommissionStatements', 'de');
    const shortName = name.slice(0, 80);
    const title =
      errors > 0
        ? {
            de: `Die Abrechnung „${shortName}“ wartet mit Fehlern`,
            en: `The statement “${shortName}” waits with faults`,
          }
        : {
            de: `Die Abrechnung „${shortName}“ wartet auf die Freigabe`,
            en: `The statement “${shortName}” waits for approval`,
          };
    for (const recipient of await employeeAddresses(tx)) {
      const mail = noticeMail({ recipient, event: 'statement', title, link: config.publicBaseUrl + link });
      await notify(tx, mail, { link }, clock());
    }
  };

/** Tries a file; one that the portal fails at is set aside, so that it is met once. */
async function tryArrived(services: CommissionServices, file: StatementFile): Promise<void> {
  const announce = announcedTo(services);
  try {
    await tryImport(services, file, 'inbox', inbox, announce);
  } catch (error) {
    if (error instanceof ApiError || isDatabaseUnavailable(error)) throw error;
    services.log.error({ err: error, file: file.name }, 'an arrived commission statement was set aside');
    await setAside(services, file, 'inbox', inbox, announce);
  }
  services.sendMails();
}

/** The import of the same content decides, so that a file is taken once and ends in the same place after a crash. */
async function takeFile(services: CommissionServices, file: StatementFile): Promise<Arrival> {
  const existing = (await importsOfHash(services.db, file.hash))[0];
  if (!existing) await tryArrived(services, file);
  const trial = existing ?? (await importsOfHash(services.db, file.hash))[0];
  if (!trial) throw new Error('a statement without an import');
  return { hash: file.hash, refusal: refusalOf(trial), faults: trial.faults };
}

/** Reads what the handle leads to, whatever stands under the name meanwhile. */
async function takeOpened(
  services: CommissionServices,
  handle: FileHandle,
  name: string,
  seen: Stats,
): Promise<Arrival> {
  const shownName = displayName(name);
  const byLook = async () => (await arrivingFile(shownName, { bytes: Buffer.from(`${name} ${seen.size}`) })).hash;
  if (seen.nlink > 1) return { hash: await byLook(), refusal: 'link' };
  if (!isTable(name)) return { hash: await byLook(), refusal: 'type' };
  // Its size alone says what becomes of a file that is too large.
  if (seen.size > maxStatementSize) {
    const place = { bytes: Buffer.from(`${shownName} ${seen.size}`) };
    return takeFile(services, { ...(await arrivingFile(shownName, place)), size: seen.size });
  }
  const content =
    seen.size === 0 ? Readable.from([]) : handle.createReadStream({ end: seen.size - 1, autoClose: false });
  return withArrivingFile(shownName, content, (file) => takeFile(services, file));
}

function faultSentence(locale: 'de' | 'en', { fault, row, expected, difference, ...parts }: ImportFault): string {
  const t = translatorIn(locale, 'commission-imports');
  const isAmount = fault === 'totalDiffers' && expected !== undefined;
  const sentence = t(`fault.${fault}`, {
    ...parts,
    count: parts.count ?? 1,
    expected: isAmount ? formatAmount(Number(expected), locale) : expected,
    difference: difference === undefined ? undefined : formatAmount(difference, locale),
  });
  return row === undefined ? `- ${sentence}` : `- ${t('faultList.row', { row })}: ${sentence}`;
}

function reasonIn(locale: 'de' | 'en', refusal: ArrivalRefusal, faults: readonly ImportFault[]): string[] {
  const t = translatorIn(locale, 'commission-imports');
  const named = refusal === 'faults' ? faults.slice(0, maxNamed) : [];
  return [t(`arrival.${refusal}`), ...named.map((fault) => faultSentence(locale, fault))];
}

/** The reason beside a file that was not taken, for the operator that sent it. */
const reasonText = ({ refusal, faults = [] }: Arrival): string =>
  refusal === undefined
    ? ''
    : [...reasonIn('de', refusal, faults), '', ...reasonIn('en', refusal, faults), ''].join('\r\n');

async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o750 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  // A link in its place would lead files out of the folder.
  if (!(await lstat(path)).isDirectory()) throw new Error(`${path} is no folder`);
}

const isSame = (a: Seen, b: Seen) => a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

/** Moves a file to where it ends; what took its name meanwhile stays. */
async function moveOn(folder: string, name: string, seen: Stats, { arrival, day }: { arrival: Arrival; day: string }) {
  const target = join(folder, arrival.refusal === undefined ? folders.done : folders.refused);
  const path = join(target, keptName(displayName(name), { day, hash: arrival.hash }));
  if (arrival.refusal !== undefined) {
    const reason = `${path}.txt`;
    await unlink(reason).catch(() => undefined);
    // Fails at whatever stands there, a link among others.
    await writeFile(reason, reasonText(arrival), { flag: 'wx', mode: 0o640 });
  }
  await rename(join(folder, name), path);
  if (!isSame(await lstat(path), seen)) await rename(path, join(folder, name));
}

async function takeNamed(services: CommissionServices, folder: string, name: string): Promise<void> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(join(folder, name), flags);
  try {
    const seen = await handle.stat();
    if (!seen.isFile()) return;
    const arrival = await takeOpened(services, handle, name, seen);
    // Still written to: the next look reads it again.
    if (!isSame(await handle.stat(), seen)) return;
    await moveOn(folder, name, seen, { arrival, day: berlinDay(services.clock()) });
  } finally {
    await handle.close();
  }
}

/**
 * Takes the complete files of the folder that operators fill. None counts by itself: each waits for an employee. A file
 * is moved last, so that a crash at any point repeats what changes nothing.
 */
export async function takeArrivals(services: CommissionServices, memory: InboxMemory): Promise<void> {
  const folder = services.config.statementInbox;
  if (folder === undefined) return;
  for (const own of Object.values(folders)) await ownFolder(join(folder, own));
  for (const name of await stableFiles(folder, memory, isFinishedName)) {
    try {
      await takeNamed(services, folder, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      services.log.error({ err: error, file: displayName(name) }, 'an arrived commission statement could not be taken');
    }
  }
}
