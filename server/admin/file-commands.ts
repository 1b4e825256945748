import type { Damage } from '../files/storage/check-file.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import { reportSweep } from '../files/storage/sweep-report.ts';
import { quarantineDays, type Swept } from '../files/storage/sweep-unknown.ts';
import { sweepFiles } from '../files/uploads/sweep-uploads.ts';
import { sweepCopies } from '../library/sweep-copies.ts';
import { verifyFiles } from '../library/verify-files.ts';
import { type AdminServices, type Command, Refused } from './command.ts';

/** What is kept, by the name of its folder. */
const kinds = ['files', 'library-copies'] as const;

function sweep({ config, db, clock }: AdminServices, kind: (typeof kinds)[number]): Promise<Swept> {
  const storage = openStorage(config, kind);
  return kind === 'files'
    ? sweepFiles({ db, clock, storage }, true)
    : sweepCopies({ db, copies: storage, now: clock(), isAsked: true });
}

const list: Command = {
  usage: 'files list',
  does: `lists files set aside because the database does not know them: kind, day, id, bytes; deleted after ${quarantineDays} days, put back by themselves where the database knows them again`,
  reads: true,
  async run({ services: { config } }) {
    const lines: string[] = [];
    for (const kind of kinds)
      for await (const { id, day, size } of openStorage(config, kind).quarantine.list())
        lines.push([kind, day, id, size].join('\t'));
    return lines;
  },
};

const quarantine: Command = {
  usage: 'files quarantine',
  does: 'sets aside all files that the database does not know, however many there are, where the server refused to',
  async run({ services }) {
    const lines: string[] = [];
    for (const kind of kinds) {
      const swept = await sweep(services, kind);
      const { log, metrics } = services;
      if (log && metrics) await reportSweep({ db: services.db, log, metrics }, kind, swept);
      lines.push(`${kind}: ${swept.setAside} of ${swept.stored} set aside, ${swept.broughtBack} put back.`);
    }
    return lines;
  },
};

const damages: Record<Damage, string> = {
  missing: 'is missing',
  size: 'has another size',
  content: 'has other bytes',
};

const verify: Command = {
  usage: 'files verify',
  does: 'reads all stored files and names those that are missing, not as they were received, or not known to the database',
  reads: true,
  options: { only: 'ids of files, with commas between; all without' },
  async run({ services, options: { only } }) {
    const { config, db, clock, log } = services;
    const stores = { files: openStorage(config, 'files'), 'library-copies': openStorage(config, 'library-copies') };
    const ids = only?.split(',').map((id) => id.trim());
    const parts = { db, clock, ...(log && { log }) };
    const { sound, bytes, damaged, unknown } = await verifyFiles(parts, { config, stores, ids });
    const lines = [
      ...damaged.map(({ file: { kind, id, name }, damage }) => [kind, id, damages[damage], name].join('\t')),
      ...unknown.map(({ kind, id }) => [kind, id, 'is not known to the database'].join('\t')),
      `${sound} files are as they were received (${Math.round(bytes / 1e6)} MB), ${damaged.length} are damaged or missing, ${unknown.length} are not known to the database.`,
    ];
    const isIncomplete = ids !== undefined && sound + damaged.length + unknown.length < new Set(ids).size;
    if (isIncomplete) lines.push('Some of the ids name no file.');
    if (damaged.length > 0 || isIncomplete) throw new Refused(lines.join('\n'));
    return lines;
  },
};

export const fileCommands: readonly Command[] = [list, quarantine, verify];
