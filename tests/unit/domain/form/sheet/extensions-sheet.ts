import * as z from 'zod/mini';
import { choice, email, text } from '#contract/fields.ts';
import { checkbox, date, emailField, line, select, table } from '#domain/form/form-fields.ts';
import { type SheetColumn, sheetColumns } from '#domain/form/sheet/sheet-columns.ts';
import { syncRows } from '#domain/form/sheet/sheet-rows.ts';

export const extensions = table(
  'extensions',
  1,
  30,
  {
    name: line('name', text(1, 60)),
    number: line('number', text(2, 5)),
    mail: emailField('mail', z.optional(email)),
    ddi: line('ddi', z.optional(z.string())),
    licence: select('licence', choice(['basic', 'comfort', 'mobile']), { words: 'licences' }),
    voicemail: checkbox('voicemail', z.boolean()),
    from: date('from', z.optional(z.string())),
    mac: line('mac', z.optional(z.string())),
  },
  {
    unique: ['number', 'ddi'],
    initial: { licence: 'basic' },
    sheet: {
      number: 'number',
      firstNumber: '10',
      likeNumber: ['ddi'],
      columns: {
        number: { frozen: true, width: [64, 90] },
        name: { frozen: true, width: [160, 288] },
        licence: { codes: 'codes' },
        mac: { startsHidden: true },
      },
    },
  },
);
const german: Record<string, string> = {
  number: 'Nebenstelle',
  name: 'Name',
  licence: 'Lizenz',
  'licences.basic': 'Basis',
  'licences.comfort': 'Komfort',
  'licences.mobile': 'Mobil-Client',
  'codes.basic': 'BAS',
  'codes.comfort': 'KOM',
  'codes.mobile': 'MOB',
};
export const labels = { locale: 'de' as const, translate: (key: string) => german[key] ?? key };
export const context = {
  table: extensions,
  labels,
  context: { today: '2026-11-28', holidays: {} },
  outer: undefined,
};
export const columns = sheetColumns(extensions);
export const row = (number: string, more: Record<string, unknown> = {}) => ({
  ...{ name: `Platz ${number}`, number, mail: '', ddi: number, licence: 'basic', voicemail: false, from: '', mac: '' },
  ...more,
});
export const rowsOf = (...numbers: string[]) =>
  syncRows(
    [],
    numbers.map((number) => row(number)),
  );
export const column = (name: string) => columns.find((one) => one.name === name) as SheetColumn;
export const numbers = (rows: ReturnType<typeof rowsOf>) => rows.map(({ values }) => values['number']).join(' ');
