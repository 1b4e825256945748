import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, code, day, email, optionalText, text } from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';
import { decodeText } from '#domain/files/text-encoding.ts';
import { checkbox, date, emailField, line, phoneField, select, table } from '#domain/form/form-fields.ts';
import { tableTarget } from '#domain/table-import/import-target.ts';
import { faultsIn, imported } from './imported.ts';

const captions: Record<string, string> = {
  extNo: 'Nebenstelle',
  name: 'Name',
  userEmail: 'E-Mail',
  device: 'Endgerät',
  'devices.TTB': 'Tischtelefon Basis',
  'devices.TTK': 'Tischtelefon Komfort',
  'devices.DECT': 'DECT-Telefon',
  'codes.TTB': 'TT-B',
  'codes.TTK': 'TT-K',
  'codes.DECT': 'DECT',
  voicemail: 'Voicemail',
  location: 'Ort',
  phone: 'Telefon',
  since: 'Seit',
};
const labels = { locale: 'de' as const, translate: (key: string) => captions[key] ?? key };
const context = { today: '2026-11-28', holidays: {} };
const extensions = table(
  'extensions',
  1,
  250,
  {
    extNo: line('extNo', code(/^\d{2,5}$/, 'extensionNumber')),
    name: line('name', text(1, 60)),
    userEmail: emailField('userEmail', z.optional(email)),
    device: select('device', z.optional(choice(['TTB', 'TTK', 'DECT'])), { words: 'devices' }),
    voicemail: checkbox('voicemail', z.boolean()),
    location: line('location', optionalText(40)),
    phone: phoneField('phone', z.optional(phone)),
    since: date('since', z.optional(day)),
  },
  { unique: ['extNo'], initial: { device: 'TTB' }, sheet: { columns: { device: { codes: 'codes' } } } },
);
const target = tableTarget('extensions', extensions, labels, context);
const keys = (textOf: string) => imported(target, textOf).assignment;

describe('columns', () => {
  test.each([
    ['Nr;Vor- und Nachname;Mailadresse;Apparat;Raum;Geburtstag', ['', 'name', 'userEmail', '', '', '']],
    ['NEBENSTELLE\tName\tE-Mail', ['extNo', 'name', 'userEmail']],
    ['Nebenstele;Nme;EMail', ['extNo', '', 'userEmail']],
    ['Endgeraet,Ort,Name', ['device', 'location', 'name']],
    ['"Nebenstelle\n(intern)";Name', ['extNo', 'name']],
  ])('are told by headings: %j', (heads, expected) => {
    expect(keys(heads)).toEqual(expected);
  });

  test('are told by their content where the heading says nothing of ours', () => {
    const rows = ['Kontakt;Gerät;Info', 'a@x.example;DECT;1', 'b@x.example;TT-K;2', 'c@x.example;TT-B;3'];
    expect(keys(rows.join('\n')).slice(0, 2)).toEqual(['userEmail', 'device']);
  });

  test('without headings stand in our order, or are told by their content', () => {
    expect(keys('10\tZentrale\tz@x.example\n11\tJörn\tj@x.example')).toEqual(['extNo', 'name', 'userEmail']);
    expect(keys('z@x.example;Zentrale;10\nj@x.example;Jörn;11')).toEqual(['userEmail', 'name', 'extNo']);
  });

  test('that a user assigned before are assigned again, and left out again', () => {
    const rows = 'Nr;Name;Raum\n10;Zentrale;Empfang';
    const remembered = { nr: 'extNo', raum: 'location', name: '' };
    expect(imported(target, rows, { remembered }).assignment).toEqual(['extNo', '', 'location']);
  });
});

describe('rows', () => {
  test('leave out titles, headings in a second line or repeated, empty lines and sums', () => {
    const { table: read, rows } = imported(
      target,
      [
        'Telefonliste Ahrens;;',
        ';;',
        'Nebenstelle;Name;E-Mail',
        'ExtNo;name;userEmail',
        '10;Zentrale;z@x.example',
        ';;',
        'Nebenstelle;Name;E-Mail',
        '11;Summe Müller;s@x.example',
        'Summe;2;',
      ].join('\n'),
    );
    expect(read.headLine).toBe(3);
    expect(rows.map(({ line: at, leftOut }) => [at, leftOut])).toEqual([
      [4, 'heading'],
      [5, undefined],
      [7, 'heading'],
      [8, undefined],
      [9, 'total'],
    ]);
  });

  test('that are left out come in where the user says so, and the other way round', () => {
    const { rows } = imported(target, 'Nebenstelle;Name\n10;Zentrale\nGesamt;', { toggledRows: new Set([0, 1]) });
    expect(rows.map(({ leftOut }) => leftOut)).toEqual(['user', undefined]);
  });

  test('keep umlauts of old files, quoted line breaks and leading zeros', () => {
    const latin = new Uint8Array([...'Nebenstelle;Name;Ort\n'].map((sign) => sign.charCodeAt(0)));
    const row = new Uint8Array([
      0x30, 0x31, 0x3b, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x3b, 0x22, 0x41, 0x0a, 0x42, 0x22,
    ]);
    const { text: decoded } = decodeText(new Uint8Array([...latin, ...row]));
    expect(imported(target, decoded).rows[0]?.values).toMatchObject({ extNo: '01', name: 'Müller', location: 'A\nB' });
  });

  test('begin with what a new row begins with where a cell is empty', () => {
    const { rows } = imported(target, 'Nebenstelle;Name;Endgerät;Voicemail\n10;Zentrale;;ja\n11;Jörn;DECT;');
    expect(rows.map(({ values }) => [values['device'], values['voicemail']])).toEqual([
      ['TTB', true],
      ['DECT', false],
    ]);
  });
});

describe('words and signs', () => {
  const devices = (...words: string[]) =>
    ['Nebenstelle;Name;Endgerät', ...words.map((word, at) => `${10 + at};N${at};${word}`)].join('\n');

  test('codes, captions and what only one choice is called are read; others wait for a choice', () => {
    const { rows } = imported(
      target,
      devices('tt-k', 'Tischtelefon Basis', 'Komfort', 'dect telefon', 'Siemens alt', '-'),
    );
    expect(rows.map(({ values }) => values['device'])).toEqual(['TTK', 'TTB', 'TTK', 'DECT', 'Siemens alt', 'TTB']);
    expect(faultsIn(rows)).toEqual(['6 device choice']);
  });

  test('a word that was assigned counts for all rows that hold it', () => {
    const words = { device: { siemensalt: 'DECT' } };
    const { rows } = imported(target, devices('Siemens alt', 'siemens  ALT'), { words });
    expect(rows.map(({ values }) => values['device'])).toEqual(['DECT', 'DECT']);
  });

  test.each([
    ['ja', true],
    ['X', true],
    ['1', true],
    ['✓', true],
    ['WAHR', true],
    ['nein', false],
    ['0', false],
    ['–', false],
    ['', false],
  ])('%j is the tick %s', (cell, expected) => {
    const { rows } = imported(target, `Nebenstelle;Name;Voicemail\n10;Zentrale;${cell}`);
    expect([rows[0]?.values['voicemail'], faultsIn(rows)]).toEqual([expected, []]);
  });

  test('neither yes nor no is marked', () => {
    const { rows } = imported(target, 'Nebenstelle;Name;Voicemail\n10;Zentrale;vielleicht');
    expect(faultsIn(rows)).toEqual(['2 voicemail tick']);
  });
});

describe('faults and what mends them', () => {
  const phones = (...numbers: string[]) =>
    ['Nebenstelle;Name;Telefon', ...numbers.map((number, at) => `${10 + at};N${at};${number}`)].join('\n');

  test('numbers with lost zeros and rounded ones are told apart', () => {
    const { rows } = imported(
      target,
      phones('3512312578', '+49 (0)351 2312578', "'0351 2312578", '3,512E+09', '3,512312578E+9', 'k. A.'),
    );
    expect(faultsIn(rows)).toEqual(['2 phone phone → 03512312578', '5 phone rounded', '6 phone phone → 03512312578']);
    expect(rows[3]?.values['phone']).toBe('3,512E+09');
  });

  test('days are read in any notation, as numbers too, and American ones are offered', () => {
    const cells = ['1.2.2027', '46054', '2027-02-01', '02/28/2027', 'bald'];
    const rows = ['Nebenstelle;Name;Seit', ...cells.map((cell, at) => `${10 + at};N${at};${cell}`)].join('\n');
    const view = imported(target, rows).rows;
    expect(view.map(({ values }) => values['since'])).toEqual([
      '2027-02-01',
      '2026-02-01',
      '2027-02-01',
      '02/28/2027',
      'bald',
    ]);
    expect(faultsIn(view)).toEqual(['5 since date → 28.02.2027', '6 since date']);
  });

  test('addresses are offered with the domain of the others', () => {
    const mails = [
      'a@firma.example',
      'b@firma.example',
      'c(at)firma.example',
      'f.oltmanns(at)firma',
      'g h',
      'x@y.example; z@y.example',
    ];
    const rows = ['Nebenstelle;Name;E-Mail', ...mails.map((mail, at) => `${10 + at};N${at};"${mail}"`)].join('\n');
    expect(faultsIn(imported(target, rows).rows)).toEqual([
      '4 userEmail email → c@firma.example',
      '5 userEmail email → f.oltmanns@firma.example',
      '6 userEmail email → gh@firma.example',
      '7 userEmail emailSingle',
    ]);
  });

  test('a number that another row or the list has is offered the next one that is free', () => {
    const present = [{ extNo: '13' }];
    const { rows } = imported(target, 'Nebenstelle;Name\n11;A\n11;B\n12;C\n13;D', { present });
    expect(faultsIn(rows)).toEqual(['3 extNo duplicate → 14', '5 extNo present → 15']);
    expect(rows[1]?.faults[0]?.line).toBe(2);
  });

  test('what is missing is open, errors of a spreadsheet are named, and nothing is dropped', () => {
    const { rows } = imported(target, 'Nebenstelle;Name;Ort\n10;;#REF!\n7;Jörn;');
    expect(faultsIn(rows)).toEqual(['2 name required', '2 location cellError', '3 extNo extensionNumber → 07']);
    expect(rows[0]?.faults[0]?.isWarning).toBe(true);
    expect(rows[1]?.values['extNo']).toBe('7');
  });

  test('a demanded column that no column of the source fills is named once', () => {
    const { missingColumns, rows } = imported(target, 'Nebenstelle;Ort\n10;Bonn\n11;Köln');
    expect(missingColumns.map(({ key }) => key)).toEqual(['name']);
    expect(faultsIn(rows)).toEqual([]);
  });

  test('an edited cell is judged again while the others stay', () => {
    const source = 'Nebenstelle;Name\n10;A\nx;B';
    const { rows } = imported(target, source, { edits: { '1:0': '11' } });
    expect([faultsIn(rows), rows[1]?.values['extNo']]).toEqual([[], '11']);
  });
});
