import type { NumberData } from '#contract/wholesale/number.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { formatRange, pilotNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import type { Scope } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { numbers } from '#server/records/types/wholesale/numbers/numbers.ts';
import { processes } from '#server/records/types/wholesale/processes/processes.ts';
import { sipAccounts } from '#server/records/types/wholesale/sip/sip-accounts.ts';
import { startProcess } from '#server/records/types/wholesale/start-process.ts';

const single = (onkz: string, number: string): NumberRange => ({ kind: 'single', onkz, number });
const block = (onkz: string, ddiBase: string, digits: number): NumberRange => ({
  kind: 'block',
  onkz,
  ddiBase,
  attendant: '0',
  from: '0'.repeat(digits),
  to: '9'.repeat(digits),
});

interface DemoNumbers {
  readonly daysAgo: number;
  readonly areaName: string;
  /** The first is what the account shows in emergency calls. */
  readonly ranges: readonly NumberRange[];
  /** Given back so many days ago. */
  readonly terminated?: { readonly range: NumberRange; readonly daysAgo: number };
  /** Active from the third working day on. */
  readonly isAhead?: true;
}

/** Of the seven accounts (`docs/domain/demo-data.md`), in their order; reserved for fiction. */
const demoNumbers: readonly DemoNumbers[] = [
  {
    daysAgo: 399,
    areaName: 'Berlin',
    ranges: [block('30', '231254', 2), single('30', '23125110'), single('30', '23125111')],
  },
  {
    daysAgo: 209,
    areaName: 'Berlin',
    ranges: [block('30', '2312513', 1), single('30', '23125120'), single('30', '23125121')],
    terminated: { range: single('30', '23125190'), daysAgo: 20 },
  },
  { daysAgo: 329, areaName: 'Hamburg', ranges: [block('40', '669695', 2), single('40', '66969110')] },
  { daysAgo: 279, areaName: 'Frankfurt am Main', ranges: [block('69', '900096', 2), single('69', '90009110')] },
  { daysAgo: 94, areaName: 'Köln', ranges: [block('221', '4710200', 1), single('221', '47101230')] },
  { daysAgo: 59, areaName: 'Köln', ranges: [single('221', '47103300')] },
  { daysAgo: 2, areaName: 'München', ranges: [block('89', '9999812', 1)], isAhead: true },
];

function dataOf(scope: Scope, { id, data }: RecordRow, range: NumberRange, areaName: string): NumberData {
  const { customerId, customerName, sipUser, siteAddr, emergencyAddr } = data as SipData & Record<string, never>;
  return {
    range,
    state: 'active',
    numberKind: 'geographic',
    areaName,
    origin: 'assigned',
    customerId,
    customerName,
    sipAccountId: id,
    sipUser,
    activeFrom: berlinDay(scope.at.now),
    siteAddr,
    emergencyAddr,
  };
}

async function insertNumber(scope: Scope, data: NumberData): Promise<RecordRow> {
  const numbered = await drawNumber(scope.tx, numbers, scope.at.now);
  return insertNew(scope, numbers, { id: scope.at.newId(), data, numbered });
}

/** Numbers that are ordered and begin on a day to come, with the process that tells of them. */
async function insertAhead(scope: Scope, data: NumberData, today: string): Promise<void> {
  const activeFrom = workingDayAfter(today, 3, scope.at.holidays);
  const { customerId, customerName, range } = data;
  const id = scope.at.newId();
  const object = { type: numbers.type, id, title: formatRange(range) };
  const steps = ['received', 'assigned', 'emergency', 'activated'];
  const about = { type: 'numberCreate', customerId, customerName, object, steps, done: 3 } as const;
  const process = startProcess({ ...about, state: 'scheduled', dueAt: berlinMoment(activeFrom) }, scope.at);
  const ahead = { ...data, state: 'reserved' as const, activeFrom, processId: process.id, together: [id] };
  const numbered = await drawNumber(scope.tx, numbers, scope.at.now);
  await insertNew(scope, numbers, { id, data: ahead, numbered });
  const processNumber = await drawNumber(scope.tx, processes, scope.at.now);
  await insertNew(scope, processes, { id: process.id, data: process.data, numbered: processNumber });
}

/** The numbers of the demo's SIP accounts. */
export async function insertDemoNumbers(
  scopeOf: (daysAgo: number) => Scope,
  accounts: ReadonlyMap<string, RecordRow>,
  today: string,
): Promise<void> {
  for (const [n, row] of [...accounts.values()].entries()) {
    const { daysAgo, areaName, ranges = [], terminated, isAhead } = demoNumbers[n] ?? {};
    if (daysAgo === undefined || areaName === undefined) continue;
    const scope = scopeOf(daysAgo);
    for (const range of ranges) {
      const data = dataOf(scope, row, range, areaName);
      if (isAhead) await insertAhead(scope, data, today);
      else await insertNumber(scope, data);
    }
    if (terminated) {
      const terminationScope = scopeOf(terminated.daysAgo);
      const data = dataOf(terminationScope, row, terminated.range, areaName);
      await insertNumber(terminationScope, { ...data, state: 'terminated', terminatedAt: terminationScope.at.now });
    }
    const [first] = ranges;
    if (!first) continue;
    const fields = { mainNumber: `+${pilotNumber(first)}` };
    await runAction(scope, {
      record: sipAccounts,
      row,
      name: 'provision',
      input: { _action: 'provision', fields },
    });
  }
}
