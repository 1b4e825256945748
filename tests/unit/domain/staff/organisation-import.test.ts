import { expect, test } from 'vitest';
import { importGroups, judgeGroup, type PresentOrganisation } from '#domain/staff/organisation-import.ts';
import { germanCaption, organisationTarget } from '#domain/staff/organisation-target.ts';
import { guessColumns } from '#domain/table-import/guess-columns.ts';
import { importView } from '#domain/table-import/import-view.ts';
import { sourceTable } from '#domain/table-import/source-table.ts';

const person = { firstName: 'Mara', lastName: 'Lenz', email: 'Mara@example.com' };
const faultsOf = (rows: object[]) =>
  importGroups(rows as Record<string, unknown>[])
    .flatMap(({ faults }) => faults)
    .map(({ row, column, key }) => `${row} ${column} ${key}`);
const present: PresentOrganisation = {
  ...{ title: 'Nordwind', number: 'P-5', tags: ['SP', 'PORTAL_ETC_COMISSION_PAPERS'], active: true },
  members: new Set(['petra@example.com']),
  invitations: new Map([
    ['alt@example.com', 'withdrawn'],
    ['neu@example.com', 'prepared'],
    ['da@example.com', 'expired'],
  ]),
};
const judge = (rows: object[], known?: PresentOrganisation) => {
  const [group] = importGroups(rows as Record<string, unknown>[]);
  if (!group) throw new Error('no rows');
  return judgeGroup(group, known, (email) => email === 'chef@etc.example');
};

test('§administration rows of one organisation belong together, and its other rows wait for a faulty one', () => {
  expect(
    faultsOf([
      { trid: '5', title: 'Nordwind', kinds: ['SP'] },
      { trid: '5', ...person },
    ]),
  ).toEqual([]);
  expect(
    faultsOf([
      { trid: '5', title: 'Nordwind' },
      { trid: '5', title: 'Südwind', ...person, email: 'mara(at)example' },
      { trid: '6', title: 'Allein' },
    ]),
  ).toEqual(['1 email email', '1 title importDiffers', '0 trid importWaits']);
  expect(faultsOf([{ trid: '5', firstName: 'Mara' }])).toEqual(['0 lastName required', '0 email required']);
  expect(
    faultsOf([
      { trid: '5', ...person },
      { trid: '5', ...person, email: 'mara@EXAMPLE.com' },
    ]),
  ).toEqual(['1 email duplicate', '0 trid importWaits']);
  expect(faultsOf([{ trid: '5a', other: 1 }])).toEqual(['0 other invalid', '0 trid organisationNumber']);
  expect(faultsOf([{ trid: '5', kinds: ['ETC'], invite: 'x' }])).toEqual([
    '0 kinds importKinds',
    '0 invite importInvite',
  ]);
});

test('§administration a table adds only: what is there stays, and what contradicts it is a fault', () => {
  expect(judge([{ trid: '5' }]).faults).toEqual([{ row: 0, column: 'title', key: 'required' }]);
  expect(judge([{ trid: '5', title: 'Nordwind', kinds: ['SP'] }], present)).toMatchObject({ organisation: 'present' });
  expect(judge([{ trid: '5', kinds: ['WS'] }], present).faults).toMatchObject([{ key: 'importOther' }]);
  expect(judge([{ trid: '5' }], { ...present, active: false }).faults).toMatchObject([{ key: 'importLocked' }]);
  expect(judge([{ trid: '5', ...person, email: 'chef@etc.example' }], present).faults).toMatchObject([
    { key: 'importEmployee' },
  ]);
});

test('§administration a person is invited once, whatever became of the invitation', () => {
  const outcome = (email: string, invite: boolean) =>
    judge([{ trid: '5', ...person, email, invite }], present).persons.get(0);
  expect(outcome('petra@example.com', true)).toBe('member');
  expect(outcome('alt@example.com', true)).toBe('withdrawn');
  expect(outcome('da@example.com', true)).toBe('waiting');
  expect([outcome('neu@example.com', true), outcome('neu@example.com', false)]).toEqual(['invited', 'waiting']);
  expect([outcome('frei@example.com', true), outcome('frei@example.com', false)]).toEqual(['invited', 'prepared']);
});

test('§administration headings and words of both languages are understood', () => {
  const cells = [
    ['Organisation ID', 'Company', 'Art', 'Vorname', 'Nachname', 'Mail', 'Rechte', 'Einladen'],
    ['5', 'Nordwind', 'Vertriebspartner, WS', 'Mara', 'Lenz', 'mara@example.com', 'Abrechnungen; Administration', 'ja'],
  ];
  const target = organisationTarget(germanCaption);
  const source = sourceTable(
    cells.map((texts, at) => ({ row: at + 1, cells: texts })),
    target,
  );
  const assignment = guessColumns(source, target);
  const { rows } = importView(source, target, { assignment, words: {}, edits: {}, toggledRows: new Set() });
  expect(rows.map(({ faults }) => faults)).toEqual([[]]);
  expect(rows[0]?.values).toEqual({
    ...{ trid: '5', title: 'Nordwind', kinds: ['SP', 'WS'], firstName: 'Mara', lastName: 'Lenz' },
    ...{ email: 'mara@example.com', invite: true },
    rights: ['PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_ETC_PORTAL_ADMIN'],
  });
});
