import type { ImportSum } from '#contract/commissions/import.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { addMonths } from '#domain/date/months.ts';
import type { Tx } from '#server/db/open.ts';
import { insertImport } from '#server/queries/commissions/imports.ts';
import { insertLines } from '#server/queries/commissions/insert-lines.ts';
import { insertReads } from '#server/queries/commissions/statements.ts';
import { demoFoundations } from '../foundations.ts';
import type { DemoPerson } from '../insert-ticket.ts';
import { type Calendar, officeMoment, workingDayBefore } from '../office-moment.ts';
import { demoOperators } from './contracts.ts';
import { type DemoLine, demoLines } from './lines.ts';

/** Days for complaints, from the day on which a statement came. */
const complaintDays = 60;
/** So many of the months are new to everybody. */
const unread = 1;

/** As a trial would have told what a file comes to. */
const sumsOf = (lines: readonly DemoLine[]): ImportSum[] =>
  [...Map.groupBy(lines, ({ trid, vo, kind }) => `${trid} ${vo} ${kind}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { trid, vo, kind } = first;
    const title = demoFoundations.find((one) => one.trid === trid)?.title ?? trid;
    return [{ trid, title, vo, kind, lines: group.length, amount: group.reduce((sum, { amount }) => sum + amount, 0) }];
  });

/** A year of commission statements of 1001 and 1003. */
export async function insertDemoCommissions(
  tx: Tx,
  services: Calendar,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const today = berlinDay(services.clock());
  const readers = [
    { trid: '1001', userId: person('1001/sp.admin').id },
    { trid: '1001', userId: person('1001/sp.user').id },
    { trid: '1003', userId: person('1003/etc.statement').id },
  ];
  const by = person('9001/etc.staff').name;
  for (const [month, ofMonth] of Map.groupBy(demoLines(today), (line) => line.month)) {
    for (const [operator, lines] of Map.groupBy(ofMonth, (line) => line.operator)) {
      const document = demoOperators.find((one) => one.operator === operator)?.document ?? operator;
      const payday = workingDayBefore(services, addDays(`${addMonths(month, 1)}-14`, 1), 1);
      const imported = Math.min(berlinMoment(`${payday} 10:00`), officeMoment(services, 0));
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      const docNumber = `${document}-${month}`;
      const importId = await insertImport(tx, {
        ...{ operator, month, docNumber, amount, lines: lines.length, documentAmount: amount },
        ...{ name: `Provision_${document}_${month}.csv`, hash: `demo-${docNumber}`, source: 'inbox', state: 'taken' },
        ...{ sums: sumsOf(lines), faults: [], created: imported, createdBy: by, decided: imported, decidedBy: by },
      });
      if (importId === undefined) continue;
      const deadline = addDays(berlinDay(imported), complaintDays);
      const head = { importId, month, operator, docNumber, imported, deadline };
      await insertLines(
        tx,
        head,
        lines.map((line, index) => ({ ...line, row: index + 2 })),
      );
      if (month >= addMonths(monthOfDay(today), -unread)) continue;
      const statements = new Set(lines.map(({ trid, vo }) => `${trid} ${vo}`));
      const reads = [...statements].flatMap((statement) => {
        const [trid = '', vo = ''] = statement.split(' ');
        return readers.filter((reader) => reader.trid === trid).map(({ userId }) => ({ trid, importId, vo, userId }));
      });
      await insertReads(tx, reads);
    }
  }
}
