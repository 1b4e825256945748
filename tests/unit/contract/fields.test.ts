import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  choice,
  day,
  decimalNumber,
  email,
  houseNumber,
  name,
  optionalText,
  street,
  text,
  uploadIds,
  zip,
} from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';

/** The first message that a field answers to an input; undefined where it accepts. */
const fault = (schema: z.ZodMiniType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

describe('§5-7 mandatory fields', () => {
  test.each([
    ['text', text(3, 80)],
    ['name', name],
    ['email', email],
    ['phone', phone],
    ['street', street],
    ['houseNumber', houseNumber],
    ['zip', zip],
  ])('%s of nothing but blanks is missing', (_case, schema) => {
    expect(fault(schema, '')).toBe('required');
    expect(fault(schema, ' \t\u00a0 ')).toBe('required');
  });
  test('a missing day is missing', () => expect(fault(day, '')).toBe('required'));
  test('blanks around are cut off', () => expect(text(3, 80).parse('  Sonnental  ')).toBe('Sonnental'));
});

test.each([
  ['', 'required'],
  ['ab', 'tooShort:3'],
  ['  ab  ', 'tooShort:3'],
  ['abc', undefined],
  ['x'.repeat(80), undefined],
  ['x'.repeat(81), 'tooLong:80'],
])('§text-input a text of 3 to 80 characters: %j', (input, message) => expect(fault(text(3, 80), input)).toBe(message));

test('§text-input an optional text may be missing or empty but not too long', () => {
  const schema = optionalText(5);
  expect([undefined, '', 'abcde'].map((input) => fault(schema, input))).toEqual([undefined, undefined, undefined]);
  expect(fault(schema, 'abcdef')).toBe('tooLong:5');
});

test('§text-input a choice outside the list asks to choose', () => {
  const schema = choice(['mobile', 'landline']);
  expect(fault(schema, 'mobile')).toBeUndefined();
  for (const input of ['', 'Mobile', 'toString', undefined, null, 0]) expect(fault(schema, input)).toBe('choose');
});

test.each([
  'Sommer',
  'Petra und Jens',
  "O'Neill",
  'D’Arcy',
  'Müller-Lüdenscheidt',
  'Łukasz Żółć',
  'Şahin',
  'Nguyễn',
  'Αλέξανδρος',
  'Иванов',
  '佐藤',
  'Zoe\u0308',
  'Bäckerei Sonnental GmbH & Co. KG',
  'Adler + Specht (Hamburg)',
  'Halle/Saale',
  'A',
  'x'.repeat(60),
])('§text-input %j is a name', (input) => expect(fault(name, input)).toBeUndefined());

test.each(['-', '1a', '.Punkt', '<b>', 'a@b', 'Zeile\nzwei', 'x'.repeat(61), '=SUMME(A1)', '😀'])(
  '§text-input %j is no name',
  (input) => expect(fault(name, input)).toBe('name'),
);

test.each([
  'partner@etc.example.com',
  'holger.lind+portal@etc.example.com',
  'a@b.de',
  'a@mail.b.c.de',
  'a@mail.b.c.de',
  'müller@bücher.example',
  "o'neill@example.com",
  ' leer@example.com ',
  `${'a'.repeat(242)}@example.com`,
])('§text-input %j is an e-mail address', (input) => expect(fault(email, input)).toBeUndefined());

test.each([
  'partner',
  'partner@',
  '@example.com',
  'a@b',
  'a@b.c',
  'a b@example.com',
  'a@.b.de',
  'a@b@example.com',
  'a@exam ple.com',
])('§text-input %j is no e-mail address', (input) => expect(fault(email, input)).toBe('email'));

test('§text-input an e-mail address has at most 254 characters', () =>
  expect(fault(email, `${'a'.repeat(243)}@example.com`)).toBe('tooLong:254'));

test('§text-input an address that is made to be judged slowly is refused at once', () =>
  expect(fault(email, `a@${'.'.repeat(200_000)}@`)).toBe('tooLong:254'));

test.each(['Beispielallee', 'Straße des 17. Juni', '1. Ring', 'Am Ö'])('§text-input %j is a street', (input) =>
  expect(fault(street, input)).toBeUndefined(),
);
test.each([
  ['1', 'tooShort:2'],
  ['12 34', 'street'],
  ['x'.repeat(61), 'tooLong:60'],
])('§text-input %j is no street', (input, message) => expect(fault(street, input)).toBe(message));

test.each(['1', '12', '1234', '12a', '12 A', '12-14', '12 - 14', '12a-14b', '12/3', '5 / 7 c'])(
  '§text-input %j is a house number',
  (input) => expect(fault(houseNumber, input)).toBeUndefined(),
);
test.each(['a', '12345', '-5', '12-', '12--14', '1.5'])('§text-input %j is no house number', (input) =>
  expect(fault(houseNumber, input)).toBe('houseNumber'),
);

test.each(['01067', '10115', '99998'])('§text-input %s is a postcode', (input) =>
  expect(fault(zip, input)).toBeUndefined(),
);
test.each(['00123', '1234', '123456', 'D-1011', '1011S', '١٠١١٥'])('§text-input %j is no postcode', (input) =>
  expect(fault(zip, input)).toBe('zip'),
);

test.each(['2026-07-09', '2028-02-29', '2026-12-31'])('§text-input %s is a day', (input) =>
  expect(fault(day, input)).toBeUndefined(),
);
test.each([
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '09.07.2026',
  '2026-7-9',
  '2026-07-09T00:00',
  'heute',
])('§text-input %j is no day', (input) => expect(fault(day, input)).toBe('date'));

describe('§5-11 upload messages of the contract', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `upload-${index}`);
  test.each([
    ['a required file is missing', uploadIds(1, 14), 0, 'noFile'],
    ['fewer than the least', uploadIds(2, 15), 1, 'fileCount:2'],
    ['the least', uploadIds(2, 15), 2, undefined],
    ['the most', uploadIds(2, 15), 15, undefined],
    ['more than the most', uploadIds(2, 15), 16, 'maxFiles:15'],
    ['none needed', uploadIds(0, 15), 0, undefined],
  ])('%s', (_case, schema, count, message) => expect(fault(schema, ids(count))).toBe(message));
  test('the same upload twice', () => expect(fault(uploadIds(2, 15), ['a', 'a'])).toBe('file'));
  test.each(['', '../etc/passwd', 'a/b', 'a.b', 'x'.repeat(101)])('an id that is none: %j', (id) =>
    expect(fault(uploadIds(1, 1), [id])).toBe('file'),
  );
});

test('§text-input a bandwidth has up to two decimal places and is stored with a point', () => {
  const upload = decimalNumber(1000);
  expect(['2,4', '2.4', '40', '0,25', ' 1000 '].map((typed) => upload.parse(typed))).toEqual([
    '2.4',
    '2.4',
    '40',
    '0.25',
    '1000',
  ]);
  for (const typed of ['0', '0,00', '1001', '1.000', '2,', ',4', '-1', '2,4 Mbit'])
    expect(fault(upload, typed)).toBe('decimalUpTo:1000');
  expect(fault(upload, '')).toBe('required');
});
