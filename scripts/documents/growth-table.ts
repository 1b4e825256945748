import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import type { Growth } from '#server/db/tables/table-growth.ts';
import { byFoundation, globalTables } from '#server/db/tables/table-scopes.ts';
import { root } from '../command.ts';

const file = 'docs/operations/scaling.md';
const [start, end] = ['<!-- tables: made by npm run docs -->', '<!-- end of tables -->'];

const places: Readonly<Record<Growth['place'], string>> = {
  copied: 'reference table: a copy on each node',
  byUser: 'distributed by `user_id`',
  central: 'on one node',
};

const limitOf = ({ of, until, maxRows }: Growth): string =>
  [of, until && `deleted ${until}`, maxRows && `up to ${maxRows.toLocaleString('en-GB')} rows`]
    .filter(Boolean)
    .join(', ');

function rows(): string[] {
  const keyed = byFoundation
    .map(getTableName)
    .toSorted()
    .map((name) => `| \`${name}\` | distributed by \`trid\` | its rows of one organisation |`);
  const global = globalTables
    .toSorted(
      ([a, , one], [b, , other]) =>
        one.place.localeCompare(other.place) || getTableName(a).localeCompare(getTableName(b)),
    )
    .map(([table, , growth]) => `| \`${getTableName(table)}\` | ${places[growth.place]} | ${limitOf(growth)} |`);
  return [...keyed, ...global];
}

/** The page about scaling with the table of all tables, made of `table-scopes.ts`. */
export function scalingPage(): string {
  const page = readFileSync(join(root, file), 'utf8');
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} lacks the marks of its table`);
  const table = ['| table | where | grows with |', '|---|---|---|', ...rows()].join('\n');
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}
