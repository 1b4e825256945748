import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { proposedDay } from '#domain/wholesale/porting/porting-dates.ts';
import { carrierByHand } from '#server/carriers/carriers.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import type { Scope } from '#server/records/engine/scope.ts';
import { portings } from '#server/records/types/wholesale/porting/portings.ts';
import { portingsOut } from '#server/records/types/wholesale/porting-out/portings-out.ts';
import { uploadDemoFile } from '../insert-ticket.ts';
import { demoTicketFiles } from '../ticket-files.ts';
import { type WholesaleDemo, wholesaleStaff, wholesaleUser, wholesaleUserMail } from './wholesale-demo.ts';

type Step = readonly [daysAgo: number, action: string, input?: (scope: Scope, porting: RecordRow) => object];

export interface DemoPorting {
  /** Which of the accounts, in their order. */
  readonly account: number;
  readonly daysAgo: number;
  /** Its day is one that can still be asked for today, so that nothing but its refusal is to be mended. */
  readonly isToBeSentAgain?: true;
  readonly fields: Readonly<Record<string, unknown>>;
  /** What happened to it since. */
  readonly steps: readonly Step[];
}

const contact = {
  salutation: '2',
  firstName: 'Maren',
  lastName: 'Holt',
  phone: '030 23125 400',
  email: 'maren.holt@example.com',
};
export const company = (name: string) => ({ holder: { kind: 'company', company: name } });
export const address = (street: string, houseNumber: string, zip: string, city: string) => ({
  holderAddr: { street, houseNumber, zip, city },
});

export const asAsked = (_scope: Scope, { data }: RecordRow) => ({
  event: 'RUEM-VA',
  codes: ['8001'],
  date: data['desiredDate'],
});

/** `docs/domain/demo-data.md`: one each of vaSent, ruemReceived, abbmReceived (AIF) and ported. */
const demoPortings: readonly DemoPorting[] = [
  {
    account: 0,
    daysAgo: 1,
    fields: {
      connectionKind: 'block',
      onkz: '30',
      ddiBase: '231258',
      attendant: '0',
      blocks: [
        { from: '00', to: '49' },
        { from: '60', to: '99' },
      ],
      allNumbers: false,
      losingProvider: 'ALSTERKOM',
      losingCustomerNo: 'AK-220417',
      ...company('Reederei Nordlicht GmbH'),
      ...address('Beispielstraße', '12', '10115', 'Berlin'),
    },
    steps: [
      [1, 'send'],
      [1, 'transmit'],
    ],
  },
  {
    account: 2,
    daysAgo: 6,
    fields: {
      connectionKind: 'single',
      singles: ['66969810', '66969811', '66969812'].map((number) => ({ onkz: '40', number })),
      losingProvider: 'TAUNUSKABEL',
      ...company('Elbkontor Verlag GmbH'),
      ...address('Beispielkai', '7', '20457', 'Hamburg'),
    },
    steps: [
      [6, 'send'],
      [6, 'transmit'],
      [4, 'carrier', asAsked],
    ],
  },
  {
    account: 0,
    daysAgo: 5,
    isToBeSentAgain: true,
    fields: {
      connectionKind: 'single',
      singles: ['23125780', '23125781'].map((number) => ({ onkz: '30', number })),
      losingProvider: 'WIESENLICHT',
      losingCustomerNo: '1180447',
      ...company('Reederei Nordlicht'),
      ...address('Musterweg', '4a', '13597', 'Berlin'),
    },
    steps: [
      [5, 'send'],
      [5, 'transmit'],
      [3, 'carrier', () => ({ event: 'ABBM', codes: ['8112'], text: 'Firma ohne Rechtsform' })],
    ],
  },
  {
    account: 2,
    daysAgo: 32,
    fields: {
      connectionKind: 'block',
      onkz: '40',
      ddiBase: '6696985',
      attendant: '0',
      blocks: [{ from: '0', to: '9' }],
      losingProvider: 'WEGNETZ',
      ...company('Elbkontor Verlag GmbH'),
      ...address('Beispielkai', '7', '20457', 'Hamburg'),
    },
    steps: [
      [32, 'send'],
      [32, 'transmit'],
      [30, 'carrier', asAsked],
      [25, 'confirmTakeover'],
      [25, 'transmit'],
      [8, 'goLive'],
    ],
  },
];

const handled = (scope: Scope): Scope => ({ ...scope, at: { ...scope.at, carrier: carrierByHand } });
const reachable = (scope: Scope): Scope => ({
  ...scope,
  at: { ...scope.at, by: { ...scope.at.by, email: wholesaleUserMail } },
});
const byStaff = ['carrier'];

export async function insertPorting(
  demo: WholesaleDemo,
  { account, ...one }: DemoPorting,
  accounts: readonly RecordRow[],
) {
  const [paper] = await demoTicketFiles();
  const row = accounts[account];
  if (!paper || !row) throw new Error('the demo has too few accounts');
  const startScope = demo.scopeOf(wholesaleUser, one.daysAgo);
  const { today } = startScope.at;
  const requestDay = one.isToBeSentAgain ? berlinDay(demo.services.clock()) : today;
  const files = ['Portierungsformular.pdf', 'Rechnung.pdf'].map((name) =>
    uploadDemoFile(demo.services, startScope, { ...paper, name }),
  );
  const [formFile, invoiceFile] = await Promise.all(files);
  const { id } = await createIn(startScope, demo.services, portings, {
    type: portings.type,
    customerId: row[sipAccount.columns.customerId],
    sipAccountId: row.id,
    businessCase: 'VA-KUE-MRN',
    desiredDate: proposedDay('VA-KUE-MRN', { ...startScope.at, today: requestDay }),
    timeWindow: 'ZF2',
    allNumbers: true,
    formSignedOn: today,
    formFile: [formFile],
    invoiceFile: [invoiceFile],
    contact,
    ...one.fields,
  });
  for (const [daysAgo, name, input] of one.steps) {
    const scope = byStaff.includes(name)
      ? handled(demo.scopeOf(wholesaleStaff, daysAgo))
      : reachable(handled(demo.scopeOf(wholesaleUser, daysAgo)));
    const porting = await findRecord(scope.tx, scope.trid, id, true);
    if (!porting) throw new Error('no such porting');
    await runAction(scope, {
      record: portings,
      row: porting,
      name,
      input: { _action: name, ...input?.(scope, porting) },
    });
  }
}

/** Two requests of other carriers for numbers of the demo: one waits for an answer, one was refused. */
async function insertRequests(demo: WholesaleDemo): Promise<void> {
  const scope = handled(demo.scopeOf(wholesaleStaff, 1));
  const active = await scope.at.look.search('ws.number', { archived: false, state: 'active' });
  const [first, second] = active.filter(({ data }) => data['origin'] === 'assigned');
  const incomingPortings: [typeof first, string, string][] = [
    [first, 'DEU.DTAG', 'Muster Nachfolge GmbH'],
    [second, 'DEU.VFDE', 'Beispiel Handel KG'],
  ];
  for (const [number, from, name] of incomingPortings) {
    if (!number) throw new Error('the demo has too few numbers');
    const { id } = await createIn(scope, demo.services, portingsOut, {
      request: {
        message: 'VA',
        vaId: `${from}.V00471101`,
        from,
        to: scope.at.carrier.code,
        businessCase: 'VA-KUE-MRN',
        holder: { kind: 'company', name, street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' },
        numbers: [number.data['range'] as NumberRange],
        allNumbers: true,
        date: workingDayAfter(scope.at.today, 10, scope.at.holidays),
        timeWindow: 'ZF2',
      },
    });
    if (number !== second) continue;
    for (const [action, input] of [
      ['reject', { codes: ['8112'], text: 'Anschlussinhaber stimmt nicht überein' }],
      ['transmit', {}],
    ] as const) {
      const row = await findRecord(scope.tx, scope.trid, id, true);
      if (row) await runAction(scope, { record: portingsOut, row, name: action, input: { _action: action, ...input } });
    }
  }
}

export async function insertDemoPortings(demo: WholesaleDemo, accounts: readonly RecordRow[]): Promise<void> {
  for (const one of demoPortings) await insertPorting(demo, one, accounts);
  await insertRequests(demo);
}
