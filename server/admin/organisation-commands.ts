import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OrganisationImported } from '#contract/staff/organisation-import.ts';
import { isAdministrator } from '#domain/access/roles.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { readTable } from '#domain/spreadsheet/open-table.ts';
import { germanCaption, organisationTarget } from '#domain/staff/organisation-target.ts';
import { guessColumns } from '#domain/table-import/guess-columns.ts';
import { importView } from '#domain/table-import/import-view.ts';
import { sourceTable } from '#domain/table-import/source-table.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { userNamed } from './checks.ts';
import { type Command, Refused } from './command.ts';

const maxFileBytes = 20 * 1024 ** 2;

async function rowsIn(path: string) {
  const size = (await stat(path).catch(() => undefined))?.size;
  if (size === undefined) throw new Refused(`there is no file ${path}`);
  if (size > maxFileBytes) throw new Refused('the file is larger than 20 MB');
  const table = await readTable(await readFile(path), basename(path)).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Refused(`the file cannot be read: ${error.key}`) : error;
  });
  const target = organisationTarget(germanCaption);
  const source = sourceTable(table.rows, target);
  const assignment = guessColumns(source, target);
  const choices = { assignment, words: {}, edits: {}, toggledRows: new Set<number>() };
  const { rows, missingColumns } = importView(source, target, choices);
  if (missingColumns.length > 0)
    throw new Refused(`no column holds: ${missingColumns.map(({ caption }) => caption).join(', ')}`);
  const included = rows.filter(({ leftOut }) => leftOut === undefined);
  if (included.length === 0) throw new Refused('the file holds no rows');
  if (included.length > target.maxRows) throw new Refused(`the file holds more than ${target.maxRows} rows`);
  return included;
}

/** The sentence of a message key, `tooLong:200` with its number. */
function faultSentence(message: string): string {
  const [key = '', n, max] = message.split(':');
  return translatorIn('en', 'validation')(key, { n, max, count: Number(n) });
}

const outcomes: Record<string, string> = {
  added: 'organisation is new',
  present: 'organisation exists',
  faulty: 'not imported',
  invited: 'is invited by mail',
  prepared: 'invitation is prepared without a mail',
  member: 'is a user already',
  waiting: 'is invited already',
  withdrawn: 'invitation was withdrawn, no new one',
};

function linesOf({ rows, faults, counts, isDone }: OrganisationImported, lineOf: (row: number) => number): string[] {
  const named = rows.map(({ trid, title, organisation, person }, row) => {
    const what = [organisation, person].flatMap((one) => (one ? [outcomes[one] ?? one] : []));
    return [`line ${lineOf(row)}`, trid, title, what.join('; ')].join('\t');
  });
  const wrong = faults.map(({ row, column, key }) => [`line ${lineOf(row)}`, column, faultSentence(key)].join('\t'));
  const sum = `${counts.added} organisations new, ${counts.present} there already, ${counts.faulty} with faults; ${counts.invited} persons invited, ${counts.prepared} prepared.`;
  return [...named, ...wrong, `${isDone ? 'Imported' : 'Trial, nothing changed'}: ${sum}`];
}

const bring: Command = {
  usage: 'organisations import <file>',
  rights: true,
  does: 'brings in organisations and their people from a CSV or XLSX file, each organisation whole or not at all; --trial says of each row what would happen. What is there already stays as it is',
  needs: ['PUBLIC_BASE_URL'],
  options: { by: 'account/username of the administrator who invites', trial: '' },
  async run({ services, operands: [path = ''], options: { by: userId, trial } }) {
    if (!services.importOrganisations) throw new Refused('no server runs here; start one first');
    if (!userId) throw new Refused('--by is needed: invitations come from an administrator');
    const user = await userNamed(services, userId);
    if (user.disabled || !isAdministrator(user.roles)) throw new Refused(`${userId} is no administrator`);
    const rows = await rowsIn(path);
    const answer = await services.importOrganisations(user, {
      rows: rows.map(({ values }) => ({ ...values })),
      trial: trial !== undefined,
    });
    const lines = linesOf(answer, (row) => rows[row]?.line ?? row);
    if (answer.faults.length > 0) throw new Refused(lines.join('\n'));
    return lines;
  },
};

/** Organisations without the portal's pages. */
export const organisationCommands: readonly Command[] = [bring];
