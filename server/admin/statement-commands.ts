import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { maxStatementSize } from '#domain/documents/upload-rules.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { type Command, Refused } from './command.ts';

async function readable(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  const stats = await handle?.stat();
  await handle?.close();
  if (!stats?.isFile()) throw new Refused(`${path} is no file that can be read`);
  if (stats.size === 0) throw new Refused(`${path} is empty`);
  if (stats.size > maxStatementSize) throw new Refused(`${path} is larger than ${maxStatementSize / 1024 ** 2} MiB`);
}

const bring: Command = {
  usage: 'statements import <file>',
  does: 'tries a commission statement (CSV, XLSX) as the page for employees does; it waits there until one of them accepts it',
  async run({ services, operands: [path = ''] }) {
    if (!services.tryStatement) throw new Refused('no server runs here; start one first');
    await readable(path);
    const tried = await services.tryStatement(basename(path), createReadStream(path));
    const t = translatorIn('en', 'commission-imports');
    const { id, lines, errors, warnings, state, faults } = tried;
    return [
      `Import ${id} (${t(`states.${state}`)}): ${lines} lines, ${errors} errors, ${warnings} warnings.`,
      ...faults.map(({ fault, row, ...parts }) =>
        [row === undefined ? 'file' : `row ${row}`, t(`fault.${fault}`, { ...parts, count: parts.count ?? 1 })].join(
          '\t',
        ),
      ),
    ];
  },
};

/** Commission statements without the portal's pages. */
export const statementCommands: readonly Command[] = [bring];
