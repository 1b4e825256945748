import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import type { AdvanceProcess, ProcessData } from '#contract/wholesale/process.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import { translate } from '#server/records/engine/event-text.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { processes } from '#server/records/types/wholesale/processes/processes.ts';
import { startProcess } from '#server/records/types/wholesale/start-process.ts';
import {
  type DemoWholesaleCustomers,
  type DemoWholesaleTown,
  type WholesaleDemo,
  wholesaleStaff,
  wholesaleUser,
} from './wholesale-demo.ts';

export interface DemoProcess {
  readonly type: ProcessData['type'];
  readonly customer: DemoWholesaleTown;
  readonly title: string;
  readonly steps: readonly string[];
  readonly daysAgo: number;
  /** What became of it, and how many days ago. */
  readonly moves: readonly (Omit<AdvanceProcess, '_action'> & { readonly daysAgo: number })[];
}

const done = (name: string) => ({ name, state: 'done' as const });
const service = ['received', 'checked', 'provisioned', 'activated'] as const;

/** `docs/domain/demo-data.md`: beside those of numbers, portings and backup rules, in all states that a partner meets. */
const demoProcesses: readonly DemoProcess[] = [
  {
    type: 'serviceAdd',
    customer: 'koeln',
    title: 'Sprachverschlüsselung',
    steps: service,
    daysAgo: 3,
    moves: [
      { daysAgo: 3, state: 'running', step: done('received') },
      {
        daysAgo: 2,
        state: 'failed',
        step: { name: 'activated', state: 'failed', said: translate('service.failed.else') },
      },
    ],
  },
  {
    type: 'coreDataChange',
    customer: 'muenchen',
    title: 'Anschrift',
    steps: ['received', 'proofChecked', 'changed'],
    daysAgo: 2,
    moves: [
      {
        daysAgo: 1,
        state: 'waitingPartner',
        step: {
          name: 'proofChecked',
          state: 'running',
          text: 'Auf dem Adressnachweis fehlt die Hausnummer. Unter welcher Adresse ist der Anschluss?',
        },
      },
    ],
  },
  {
    type: 'coreDataChange',
    customer: 'hamburg',
    title: 'Notruf-Standort',
    steps: ['requested', 'sent', 'emergencySet'],
    daysAgo: 1,
    moves: [{ daysAgo: 0, state: 'waitingCarrier', step: done('requested') }],
  },
];

/** Processes that nothing else in the demo starts. */
export async function insertDemoProcesses(
  { scopeOf }: WholesaleDemo,
  customers: DemoWholesaleCustomers,
  all: readonly DemoProcess[] = demoProcesses,
): Promise<void> {
  for (const { type, customer, title, steps, daysAgo, moves } of all) {
    const scope = scopeOf(wholesaleUser, daysAgo);
    const row = customers[customer];
    const customerName = row[wholesaleCustomer.columns.name] ?? '';
    const object = { type: 'ws.customer', id: row.id, title };
    const begun = startProcess({ type, customerId: row.id, customerName, object, steps }, scope.at);
    const numbered = await drawNumber(scope.tx, processes, scope.at.now);
    let process: RecordRow = await insertNew(scope, processes, { id: begun.id, data: begun.data, numbered });
    for (const { daysAgo: when, ...move } of moves) {
      const input = { _action: 'advance', ...move };
      const moved = { record: processes, row: process, name: 'advance', input };
      process = (await runAction(scopeOf(wholesaleStaff, when), moved)).row;
    }
  }
}
