import { afterAll, beforeAll, expect } from 'vitest';
import type { CommissionFormat } from '#contract/commissions/format.ts';
import type { CommissionImport, ImportLine, ImportsAnswer } from '#contract/commissions/import.ts';
import type { LinesPage } from '#contract/commissions/line.ts';
import { type Document, formatNamed, shippedFormats, statementFile } from '#tests/statement-files.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { type FileCalls, fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

export const vierfunk = formatNamed('vierfunk-csv');

/** A portal that knows the shipped formats, and what tests of imports do with it. */
export function importCalls(env: Record<string, string> = {}) {
  let portal: Portal;
  let staff: Session;
  let partner: Session;
  let files: FileCalls;
  let number = 0;
  let month = '';
  beforeAll(async () => {
    portal = await openPortal(env);
    formats(shippedFormats);
    files = await fileCalls(portal, '9001/etc.staff');
    [staff, partner] = [await portal.as('9001/etc.staff'), await portal.as('1001/sp.admin')];
  });
  afterAll(() => portal.close());

  const formats = (existing: readonly CommissionFormat[]) =>
    writeBuiltContent(
      portal,
      'commission-formats',
      existing.map((format) => ({ ...format, restricted: false })),
    );
  const line = (vo: string, amount: number, more: Partial<ImportLine> = {}): Omit<ImportLine, 'row'> => ({
    ...{ vo, kind: 'closing', amount, contract: `I-${number}-${amount}`, customer: 'Testkunde GmbH' },
    ...more,
  });
  const lines = () => [line('VO20417', 7000), line('VO20417', -1250, { kind: 'chargeback' }), line('VO20733', 333)];
  return {
    get portal() {
      return portal;
    },
    get staff() {
      return staff;
    },
    /** Uploads of the employee. */
    get files() {
      return files;
    },
    get partner() {
      return partner;
    },
    get month() {
      return month;
    },
    /** A month that no other test has. */
    nextMonth: () => {
      number += 1;
      month = `20${30 + Math.floor(number / 12)}-${String(1 + (number % 12)).padStart(2, '0')}`;
    },
    formats,
    line,
    lines,
    file: (document: Partial<Document> = {}, format = vierfunk) =>
      statementFile(format, { month, docNumber: `VF-${month}`, lines: lines(), ...document }),
    upload: async (bytes: Buffer, name = 'Abrechnung.csv'): Promise<CommissionImport> => {
      const uploaded = await files.upload(name, bytes);
      const answer = await staff.post('/staff/commission-imports', { upload: uploaded });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    },
    act: (id: string, _action: string, who = staff) => who.post(`/staff/commission-imports/${id}`, { _action }),
    linesIn: async (trid = '1001', who = partner): Promise<LinesPage> =>
      (await who.get(`/foundation/${trid}/commission-lines`, { query: { from: month, to: month } })).json(),
    onTrial: async (): Promise<ImportsAnswer> =>
      (await staff.get('/staff/commission-imports', { query: { search: 'value2:trial' } })).json(),
  };
}
