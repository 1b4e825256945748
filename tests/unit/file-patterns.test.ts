import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles, walk } from './source-files.ts';

/** Folders and files with code that reads the content of foreign files. */
const rooms = [
  'src/domain/files/',
  'src/domain/spreadsheet/',
  'src/domain/commissions/',
  'src/domain/sales/customers/import/',
  'src/domain/wholesale/porting/number-import.ts',
  'src/stores/sales/customer-import.ts',
  'src/stores/wholesale/porting-import.ts',
  'server/commissions/',
  'server/files/inspection/',
  'server/files/extract/',
  'server/files/reading/',
  'server/library/comparison/',
  'server/library/extract/',
  'server/library/index/',
];

/** What matches nearly everything, as often as it likes: `.*`, `[^>]*`, `[\s\S]*?`, `\S+`, also in a group. */
const open = /(?:(?<!\\)\.|\[\^(?:\\.|[^\]\\])*\]|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\\[SWD])\)?(?:[*+]|\{\d+,\})/;

const every = new RegExp(open.source, 'g');

/** One that begins at the beginning alone is tried once, and is as long as the text if it repeats no more than one thing. */
const isTriedOnce = (pattern: string): boolean =>
  pattern.startsWith('/^') &&
  !/m[a-z]*$/.test(pattern.slice(pattern.lastIndexOf('/'))) &&
  (pattern.match(every)?.length ?? 0) < 2;

/** Patterns that match only a name, a line or a cell with a length that is limited before. */
const limited: Readonly<Record<string, string>> = {
  'src/domain/commissions/statements/cell-values.ts': 'cells are limited',
  'src/domain/wholesale/porting/number-import.ts': 'cells are limited',
  'server/core/yaml-sentences.ts': 'files of the editors are limited, and read line by line',
  'server/library/index/url-file.ts': 'the beginning of a file, one word of a line',
  'server/files/inspection/scanner.ts': 'the answer of the scanner',
  'server/files/inspection/file-content.ts': 'the first 64 KiB, at their beginning alone',
};

test('no pattern of a room that reads files repeats what matches everything', () => {
  const offenders: string[] = [];
  for (const file of sourceFiles('src', 'server').filter(({ path }) => rooms.some((room) => path.startsWith(room)))) {
    if (Object.hasOwn(limited, file.path)) continue;
    walk(file.tree, (node) => {
      if (ts.isRegularExpressionLiteral(node) && open.test(node.text) && !isTriedOnce(node.text))
        offenders.push(`${file.path}: ${node.text}`);
    });
  }
  expect(offenders).toEqual([]);
});

test.each(['/<row[^>]*>/', '/a[\\s\\S]*?b/', '/.+/', '/"(?:[^"\\\\]|x)*[^x]{2,}/', '/\\S+/', '/(.)*/'])(
  '%s is such a pattern',
  (pattern) => {
    expect(open.test(pattern)).toBe(true);
  },
);

test.each(['/\\.+$/', '/[a-z]+/', '/[^;]/', '/\\d{1,7}$/', '/.{0,20}/'])('%s is none', (pattern) => {
  expect(open.test(pattern)).toBe(false);
});
