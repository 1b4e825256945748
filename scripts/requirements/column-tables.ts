import type { TextFile } from './map.ts';

const columnMaps = [
  /export const (\w+?)Columns = \{([^}]*)\} as const satisfies ColumnMap;/g,
  /export const (\w+) = defineContract\([^{]*\{[^{]*?\bcolumns: \{([^}]*)\}/g,
];
const column = /(\w+): '(value[1-9])'/g;

const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const asHeading = (name: string) => words(name).replace(/^./, (letter) => letter.toUpperCase());

function partOf(path: string, name: string, body: string): string[] {
  const columns = [...body.matchAll(column)].sort(([, , one = ''], [, , other = '']) => (one < other ? -1 : 1));
  return [
    `## ${asHeading(name)}`,
    '',
    `| ${columns.map(([, , value]) => value).join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    `| ${columns.map(([, key = '']) => words(key)).join(' | ')} |`,
    '',
    `\`${path}\``,
    '',
  ];
}

/** `docs/domain/columns.md`: what the numbered columns of each record type hold, read from the contracts. */
export function columnTables(contracts: readonly TextFile[]): string {
  const parts = contracts.flatMap(({ path, text }) =>
    columnMaps
      .flatMap((columnMap) => [...text.matchAll(columnMap)])
      .map(([, name = '', body = '']) => partOf(path, name, body)),
  );
  return [
    '<!-- Made by `npm run requirements`. -->',
    '# Columns of record types',
    '',
    'Lists show, sort and filter by `value1` to `value9` (see [interface.md](interface.md#conventions)). In code the columns have',
    'names, which each contract gives once.',
    '',
    ...parts.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat(),
  ].join('\n');
}
