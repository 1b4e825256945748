import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { href } from '#domain/access/routes.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { ApiError } from '../core/errors.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { displayName } from '../files/inspection/file-name.ts';
import { noticeMail } from '../mail/notification-mails.ts';
import { findImport, knownHashes } from '../queries/commissions/imports.ts';
import { notify } from '../queries/me/notify.ts';
import { employeeAddresses } from '../queries/staff/people.ts';
import { arrivingFile } from './arriving-file.ts';
import type { CommissionServices } from './commission-services.ts';
import { setAside, takeImport, tryImport } from './imports.ts';
import type { StatementFile } from './read-file.ts';

/** The server, as it is named beside what it did by itself. */
export const inbox = { name: 'Eingangsordner' } as const;

/** What was seen of each file at the last look, and which need no other one. */
export interface InboxMemory {
  readonly seen: Map<string, string>;
  readonly done: Map<string, string>;
}
export const newMemory = (): InboxMemory => ({ seen: new Map(), done: new Map() });

export const isTable = (name: string): boolean => ['csv', 'xlsx'].includes(extensionOf(name));

/** Files that are unchanged since the last check: no process writes to them any more. */
export async function stableFiles(
  folder: string,
  memory: InboxMemory,
  isWanted: (name: string) => boolean = isTable,
): Promise<string[]> {
  const stable: string[] = [];
  const names = (await readdir(folder)).filter(isWanted);
  for (const name of names.filter((one) => !/^[.~]/.test(one)).sort()) {
    // What a link leads to may lie anywhere.
    const fileStats = await lstat(join(folder, name)).catch(() => undefined);
    if (!fileStats?.isFile() || fileStats.size === 0) continue;
    const look = `${fileStats.size} ${fileStats.mtimeMs} ${fileStats.ino}`;
    const isStable = memory.seen.get(name) === look;
    memory.seen.set(name, look);
    if (isStable && memory.done.get(name) !== look) stable.push(name);
  }
  for (const name of memory.seen.keys()) if (!names.includes(name)) memory.seen.delete(name);
  return stable;
}

/** Tells employees of a file that waits for one of them. */
async function notifyEmployees({ db, clock, config }: CommissionServices, name: string): Promise<void> {
  const link = href('CommissionStatements', 'de');
  const title = {
    de: `Die Abrechnung „${name.slice(0, 80)}“ wartet mit Fehlern`,
    en: `The statement “${name.slice(0, 80)}” waits with faults`,
  };
  await db.transaction(async (tx) => {
    for (const recipient of await employeeAddresses(tx)) {
      const mail = noticeMail({ recipient, event: 'statement', title, link: config.publicBaseUrl + link });
      await notify(tx, mail, { link }, clock());
    }
  });
}

/** Warnings that need no look of an employee. */
const harmless: ReadonlySet<string> = new Set(['encoding']);

/** The file, told apart by its content, or by its look if it cannot be read at all. */
async function fileIn(folder: string, name: string, look: string): Promise<StatementFile | undefined> {
  const path = join(folder, name);
  const shownName = displayName(name);
  return arrivingFile(shownName, { path }).catch(async (error: unknown) => {
    // It is gone again, which is no failure.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const { hash } = await arrivingFile(shownName, { bytes: Buffer.from(`${name} ${look}`) });
    return { name: shownName, hash, size: 0, place: { path } };
  });
}

async function tryAndTake(services: CommissionServices, file: StatementFile): Promise<void> {
  const id = await tryImport(services, file, 'inbox', inbox);
  const trialImport = await findImport(services.db, id);
  if (trialImport?.state !== 'trial') return;
  if (trialImport.faults.every(({ fault }) => harmless.has(fault))) {
    await takeImport(services, id, inbox);
    return;
  }
  await notifyEmployees(services, trialImport.name);
  services.sendMails();
}

/** Takes a file, or sets it aside with its reason, so that each file is handled once. Throws if the database fails. */
async function takeFile(services: CommissionServices, file: StatementFile): Promise<void> {
  if ((await knownHashes(services.db, [file.hash])).has(file.hash)) return;
  try {
    await tryAndTake(services, file);
  } catch (error) {
    // What passes by itself says nothing about the file: the next look tries again.
    if (error instanceof ApiError || isDatabaseUnavailable(error)) throw error;
    services.log.error({ err: error, file: file.name }, 'a commission statement of the inbox was set aside');
    if ((await knownHashes(services.db, [file.hash])).has(file.hash)) return;
    await setAside(services, file, 'inbox', inbox);
    await notifyEmployees(services, file.name);
    services.sendMails();
  }
}

/**
 * Takes the complete files of the folder: files without a fault apply immediately, the others wait for an employee. A
 * file that was imported before, under any name and in any state, is left alone.
 */
export async function lookIntoInbox(services: CommissionServices, memory: InboxMemory): Promise<void> {
  const folder = services.config.commissionInbox;
  if (folder === undefined) return;
  for (const name of await stableFiles(folder, memory)) {
    const look = memory.seen.get(name) ?? '';
    try {
      const file = await fileIn(folder, name, look);
      if (file) await takeFile(services, file);
      memory.done.set(name, look);
    } catch (error) {
      services.log.error({ err: error, file: name }, 'a commission statement of the inbox could not be taken');
    }
  }
}
