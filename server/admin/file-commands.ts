import { openStorage } from '../files/storage/open-storage.ts';
import { reportSweep } from '../files/storage/sweep-report.ts';
import { quarantineDays, type Swept } from '../files/storage/sweep-unknown.ts';
import { sweepFiles } from '../files/uploads/sweep-uploads.ts';
import { sweepCopies } from '../library/sweep-copies.ts';
import type { AdminServices, Command } from './command.ts';

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
      if (log && metrics) reportSweep({ log, metrics }, kind, swept);
      lines.push(`${kind}: ${swept.setAside} of ${swept.stored} set aside, ${swept.broughtBack} put back.`);
    }
    return lines;
  },
};

export const fileCommands: readonly Command[] = [list, quarantine];
