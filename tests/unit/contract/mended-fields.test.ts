import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bic, iban, isOutsideSepa } from '#contract/bank.ts';
import { isForeignVatId, vatId } from '#contract/company.ts';
import { iccid } from '#contract/devices.ts';
import { decimalNumber, email, houseNumber, name, text, wholeNumber, zip } from '#contract/fields.ts';
import { isOddHouseNumber } from '#contract/text/house-number.ts';

const read = (contract: z.ZodMiniType, typed: string): unknown => {
  const { success, data, error } = contract.safeParse(typed);
  return success ? data : `fault ${error.issues[0]?.message}`;
};

describe('obvious input mistakes are corrected', () => {
  test.each<[z.ZodMiniType, string, string]>([
    [text(2, 80), 'Sommer\u200b Tele\u00adkom\u00a0GmbH', 'Sommer Telekom GmbH'],
    [text(2, 80), 'Bu\u0308ro', 'Büro'],
    [text(2, 80), 'erste\r\nzweite', 'erste\nzweite'],
    [name, "'t Hart", "'t Hart"],
    [name, '‘t Hart', '’t Hart'],
    [name, "d'Arc", "d'Arc"],
    [name, 'O´Brien', 'O’Brien'],
    [name, 'O`Brien', 'O’Brien'],
    [name, 'Ó Néill', 'Ó Néill'],
    [name, 'Nguye\u0302\u0303n', 'Nguyễn'],
    [name, 'Müller–Lüdenscheidt', 'Müller-Lüdenscheidt'],
    [name, 'Müller\u2011Lüdenscheidt', 'Müller-Lüdenscheidt'],
    [name, "van 't Hoff", "van 't Hoff"],
    [name, 'de la Cruz', 'de la Cruz'],
    [name, 'King Jr.', 'King Jr.'],
    [name, 'Ō', 'Ō'],
    [name, 'Gal·la', 'Gal·la'],
    [name, 'می\u200cخواهم', 'می\u200cخواهم'],
    [email, 'mailto:max@firma.example', 'max@firma.example'],
    [email, 'MAILTO: max@firma.example?subject=Hallo', 'max@firma.example'],
    [email, '<max@firma.example>', 'max@firma.example'],
    [email, 'Max Muster <max@firma.example>', 'max@firma.example'],
    [email, '"Muster, Max" <max@firma.example>;', 'max@firma.example'],
    [email, 'max@firma.example <mailto:max@firma.example>', 'max@firma.example'],
    [email, 'max@firma.example.', 'max@firma.example'],
    [email, 'max@firma.example;', 'max@firma.example'],
    [email, ' max@firma.example, ', 'max@firma.example'],
    [email, 'max＠firma.example', 'max@firma.example'],
    [email, 'max @ firma.example', 'max@firma.example'],
    [email, '\u202amax@firma.example\u202c', 'max@firma.example'],
    [email, "'max@firma.example'", 'max@firma.example'],
    [email, 'info@müller-büro.example', 'info@müller-büro.example'],
    [email, 'info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    [email, 'иван@почта.рф', 'иван@почта.рф'],
    [iban, 'de89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    [iban, 'IBAN: DE89\u00a03704\u202f0044 0532 0130 00', 'DE89370400440532013000'],
    [iban, 'AT61 1904 3002 3457 3201', 'AT611904300234573201'],
    [iban, 'NL91ABNA0417164300', 'NL91ABNA0417164300'],
    [iban, 'MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
    [iban, 'NO9386011117947', 'NO9386011117947'],
    [bic, 'cobade ff', 'COBADEFF'],
    [bic, 'COBADEFF-XXX', 'COBADEFFXXX'],
    [vatId, 'USt-IdNr.: DE 136 695 976', 'DE136695976'],
    [vatId, 'FR 40 303265045', 'FR40303265045'],
    [vatId, 'fr-xx-999999999', 'FRXX999999999'],
    [vatId, 'NL123456789B01', 'NL123456789B01'],
    [vatId, 'GR123456789', 'EL123456789'],
    [vatId, 'ESX1234567X', 'ESX1234567X'],
    [vatId, 'IE1234567WA', 'IE1234567WA'],
    [vatId, 'XI123456789', 'XI123456789'],
    [vatId, 'SE 123456789001', 'SE123456789001'],
    [zip, 'D-10115', '10115'],
    [zip, 'DE 10115', '10115'],
    [zip, '10 115', '10115'],
    [zip, '１０１１５', '10115'],
    [iccid, '8949 0000 0000 0000 018', '8949000000000000018'],
    [wholeNumber(1, 5000), '1 000', '1000'],
    [wholeNumber(1, 5000000), '1.000.000', '1000000'],
    [decimalNumber(9999), '1.234,50', '1234.50'],
    [decimalNumber(9999), "1'234.5", '1234.5'],
    [houseNumber, '12–14', '12-14'],
    [houseNumber, '7½', '7 1/2'],
    [houseNumber, 'Nr. 5', '5'],
    [houseNumber, 'Hausnr. 12 a', '12 a'],
  ])('%#: %o %j', (contract, typed, mended) => expect(read(contract, typed)).toBe(mended));
});

describe('house numbers of the world', () => {
  test.each(['12a-c', '7 1/2', '5+7', '12 Haus B', '12/3/4', '12aa', 'Block 5', 'C4, 12', '12 & 14', 'o. Nr.'])(
    '%s is taken with a warning',
    (typed) => {
      expect(read(houseNumber, typed)).toBe(typed);
      expect(isOddHouseNumber(typed)).toBe(true);
    },
  );
  test.each(['12', '12a', '12 a', '12–14', '12/1', '12a-14b'])('%s is an ordinary one', (typed) =>
    expect(isOddHouseNumber(typed)).toBe(false),
  );
});

test.each([
  ['a@[127.0.0.1]', 'email'],
  ['a@127.0.0.1', 'email'],
  ['a@localhost', 'email'],
  ['a@host.localhost', 'email'],
  ['"a b"@firma.example', 'email'],
  ['<a@[::1]>', 'email'],
  ['<a@firma.example', 'email'],
  ['a@firma..example', 'email'],
  ['.a@firma.example', 'email'],
  ['a@-firma.example', 'email'],
  ['a@firma.example\r\nBcc: b@firma.example', 'emailSingle'],
  ['a@firma.example, b@firma.example', 'emailSingle'],
  ['a@firma.example;b@firma.example', 'emailSingle'],
  ['A <a@firma.example>, B <b@firma.example>', 'emailSingle'],
  ['a@firma.example <b@firma.example>', 'emailSingle'],
])('%j is refused as a mail address', (typed, key) => expect(read(email, typed)).toBe(`fault ${key}`));

test.each(['AT61190430023457320', 'NL91ABNA04171643000', 'DE8937040044053201300A', 'FR1420041010050500013M02607'])(
  '%s is no IBAN',
  (typed) => expect(read(iban, typed)).toBe('fault iban'),
);

test('an account that no direct debit reaches and a foreign VAT ID are taken, and known as odd', () => {
  expect(read(iban, 'TR330006100519786457841326')).toBe('TR330006100519786457841326');
  expect(isOutsideSepa('TR33 0006 1005 1978 6457 8413 26')).toBe(true);
  expect(isOutsideSepa('DE89370400440532013000')).toBe(false);
  expect(read(vatId, 'NO123456789MVA')).toBe('NO123456789MVA');
  expect(isForeignVatId('NO 123 456 789 MVA')).toBe(true);
  expect(isForeignVatId('ATU12345678')).toBe(false);
});
