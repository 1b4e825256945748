import { describe, expect, test } from 'vitest';
import { extensionOf } from '#domain/documents/file-extension.ts';
import {
  allowedExtensions,
  maxFileSize,
  maxSoundSize,
  maxTotalSize,
  sortPicked,
  soundExtensions,
  spreadsheetExtensions,
  type UploadFault,
} from '#domain/documents/upload-rules.ts';

const MB = 1024 ** 2;
const file = (name: string, size = 1000) => ({ name, size });
const files = (count: number, size = 1000) => Array.from({ length: count }, (_, index) => file(`f${index}.pdf`, size));
const any = { max: 15, extensions: allowedExtensions };
const faults = (result: { refused: { fault: UploadFault }[] }) => result.refused.map(({ fault }) => fault);

test.each([
  ['Rechnung.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['Rechnung.pdf.exe', 'exe'],
  ['ohne', ''],
  ['punkt.', ''],
  ['.pdf', 'pdf'],
  ['Größe Übersicht.Xlsx', 'xlsx'],
])('the extension of %j is %j', (name, extension) => expect(extensionOf(name)).toBe(extension));

describe('§uploads files that are refused', () => {
  test.each(allowedExtensions)('not for being %s', (extension) =>
    expect(faults(sortPicked([file(`a.${extension}`)], [], any))).toEqual([]),
  );
  test.each(['a.exe', 'a.pdf.exe', 'a.svg', 'a.html', 'a.xlsm', 'a.docm', 'a.js', 'a', 'a.pdf ', 'a.'])(
    'for their type: %j',
    (name) => expect(faults(sortPicked([file(name)], [], any))).toEqual(['fileType']),
  );
  test('for being no spreadsheet where one is asked for', () => {
    const rules = { max: 1, extensions: spreadsheetExtensions };
    expect(faults(sortPicked([file('a.pdf')], [], rules))).toEqual(['fileType']);
    expect(faults(sortPicked([file('a.xlsx')], [], rules))).toEqual([]);
    expect(faults(sortPicked([file('a.XLS')], [], rules))).toEqual([]);
  });
  test('for being more than a field takes, and no sound where sounds are asked for', () => {
    const rules = { max: 2, extensions: soundExtensions, maxSize: maxSoundSize };
    const choice = [file('a.wav', 5 * MB), file('b.MP3', 5 * MB + 1), file('c.pdf')];
    expect(faults(sortPicked(choice, [], rules))).toEqual(['fileSize', 'fileType']);
    expect(faults(sortPicked([file('a.wav')], [], any))).toEqual(['fileType']);
  });
  test('for being empty', () => expect(faults(sortPicked([file('a.pdf', 0)], [], any))).toEqual(['fileEmpty']));
  test('for being larger than 10 MB', () => {
    expect(maxFileSize).toBe(10 * MB);
    expect(faults(sortPicked([file('a.pdf', 10 * MB)], [], any))).toEqual([]);
    expect(faults(sortPicked([file('a.pdf', 10 * MB + 1)], [], any))).toEqual(['fileSize']);
  });
  test('for being more than 50 MB together with those already there', () => {
    expect(maxTotalSize).toBe(50 * MB);
    const { accepted, refused: refusal } = sortPicked(files(3, 10 * MB), files(3, 10 * MB), any);
    expect([accepted.length, refusal.map(({ fault }) => fault)]).toEqual([2, ['totalSize']]);
  });
  test('for being one too many', () => {
    expect(faults(sortPicked(files(15), [], any))).toEqual([]);
    expect(faults(sortPicked(files(16), [], any))).toEqual(['tooMany']);
    expect(faults(sortPicked(files(3), files(14), any))).toEqual(['tooMany', 'tooMany']);
    expect(
      faults(sortPicked([file('b.xlsx')], [file('a.xlsx')], { max: 1, extensions: spreadsheetExtensions })),
    ).toEqual(['tooMany']);
  });
});

test('§uploads the files that fit stay, in their order, beside those that were refused', () => {
  const choice = [file('1.pdf'), file('2.exe'), file('3.jpg'), file('4.pdf', 0), file('5.png')];
  const { accepted, refused: refusal } = sortPicked(choice, [], { ...any, max: 2 });
  expect(accepted.map(({ name }) => name)).toEqual(['1.pdf', '3.jpg']);
  expect(refusal).toEqual([
    { file: choice[1], fault: 'fileType' },
    { file: choice[3], fault: 'fileEmpty' },
    { file: choice[4], fault: 'tooMany' },
  ]);
});
