import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WholesaleCustomerState, wholesaleCustomerStates } from '#contract/wholesale/customer.ts';
import { customerMoveNames, mayMove } from '#domain/wholesale/customers/customer-moves.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '2001');
});
afterAll(() => portal.close());

const type = 'ws.customer';
const at = (street: string, zip: string, city: string) => ({ street, houseNumber: '1', zip, city });
const berlin = { name: 'Zentrale', address: at('Musterweg', '10115', 'Berlin') };
const hamburg = { name: 'Lager', address: at('Musterkai', '20457', 'Hamburg') };

let count = 0;
/** All that is asked of a new customer, which is like no other. */
async function body(fields: object = {}, calls = partner) {
  count += 1;
  return {
    clientKind: 'business',
    salutation: '3',
    companyName: `Neukunde ${count} GmbH`,
    legalForm: 'GMBH',
    address: { ...at('Musterweg', '10115', 'Berlin'), country: 'DE' },
    sites: [berlin],
    contactTech: {
      salutation: '2',
      firstName: 'Mia',
      lastName: 'Muster',
      phone: '030 23125 398',
      email: 'mia@muster.example.com',
    },
    proofFile: [await calls.upload('nachweis.pdf', pdf())],
    endUserConsent: true,
    ...fields,
  };
}
const added = async (fields: object = {}) => partner.create(type, await body(fields));
const refusalOf = async (fields: object) => {
  const answer = await partner.tryCreate(type, await body(fields));
  return [answer.statusCode, answer.json().fields];
};
const processesOf = async (id: string) =>
  (await partner.list('ws.process', { search: `value5:${id}`, _sort: 'created' })).items as unknown as {
    id: string;
    value1: string;
    value4: string;
  }[];

describe('§wholesale-customers a wholesale customer', () => {
  test('is created with number, proof and a process that an employee ends', async () => {
    const record = await added({ externalReference: 'K-1', supportPhone: '030/23125-397' });
    expect(record.foreignid).toMatch(/^41001\d\d$/);
    expect(record.data).toMatchObject({ state: 'active', ekpName: 'Holt Voice Wholesale' });
    expect((await partner.filesOf(record.id)).json().items.map(({ name }: { name: string }) => name)).toEqual([
      'nachweis.pdf',
    ]);
    const [process] = await processesOf(record.id);
    expect(process).toMatchObject({ value1: 'customerCreate', value4: 'running' });
    await staff.done(process?.id ?? '', 'status', { state: 'done' });
    expect((await processesOf(record.id))[0]?.value4).toBe('done');
    const kinds = (await partner.timeline(record.id)).items.map(
      ({ record: of }: { record: { type: string } }) => of.type,
    );
    expect(kinds).toEqual(expect.arrayContaining(['ws.customer', 'ws.process']));
  });

  test.each(['030 23125 396', '+49 (30) 23125-396', '004930/23125396', '03023125396'])(
    'is found by its telephone number written as %s, by its number and by its reference',
    async (written) => {
      const isKnown = (await partner.list(type, { search: '"Telefonkunde"' })).items[0];
      const { id, foreignid = '' } =
        isKnown ??
        (await added({ companyName: 'Telefonkunde GmbH', phone: '030 23125 396', externalReference: 'Tel-7' }));
      for (const search of [written, foreignid, 'Tel-7'])
        expect((await partner.list(type, { search })).items.map((item) => item.id)).toEqual([id]);
    },
  );

  test.each([
    ['no proof', { proofFile: [] }, { proofFile: 'noFile' }],
    ['a proof that is none', { proofFile: ['missing'] }, { proofFile: 'file' }],
    ['no consent', { endUserConsent: false }, { endUserConsent: 'given' }],
    ['no site', { sites: [] }, { sites: 'required' }],
    ['a company without a legal form', { legalForm: undefined }, { legalForm: 'choose' }],
    ['a field that it does not have', { prospectStage: 'new' }, { prospectStage: 'invalid' }],
  ])('is refused with %s, and nothing is left of it', async (_case, fields, faults) => {
    const before = (await partner.list(type)).total;
    expect(await refusalOf(fields)).toEqual([400, faults]);
    expect((await partner.list(type)).total).toBe(before);
  });

  test('has a reference of its own within its wholesaler, however it is written', async () => {
    const { id, version } = await added({ externalReference: 'Kunde  9' });
    expect(await refusalOf({ externalReference: ' kunde 9' })).toEqual([400, { externalReference: 'taken' }]);
    const other = await engineCalls(portal, '2002/spws.user', '2002');
    expect((await other.tryCreate(type, await body({ externalReference: 'Kunde 9' }, other))).statusCode).toBe(201);
    await partner.done(id, 'update', { version, externalReference: null });
    expect((await partner.tryCreate(type, await body({ externalReference: 'Kunde 9' }))).statusCode).toBe(201);
  });

  test('belongs to its wholesaler only', async () => {
    const { id } = await added();
    for (const [user, trid] of [
      ['2002/spws.user', '2002'],
      ['1001/sp.admin', '1001'],
    ] as const) {
      const other = await engineCalls(portal, user, trid);
      expect(await other.status(id)).toBe(404);
      expect((await other.act(id, 'update', { version: 0, phone: '030 23125 395' })).statusCode).toBe(404);
    }
    const seller = await engineCalls(portal, '1001/sp.admin', '1001');
    expect((await seller.get('/foundation/1001/data', { query: { type } })).statusCode).toBe(403);
    expect((await seller.tryCreate(type, await body({}, seller))).statusCode).toBe(403);
  });

  test('counts the accounts, numbers and channels that still run', async () => {
    const query = { search: '"Möbelhaus Probstfeld"', _selected: 'id,value1,related' };
    const [row] = (await partner.list(type, query)).items as unknown as {
      id: string;
      related: Record<string, number>;
    }[];
    const own = await partner.list('ws.number', { search: `value5:${row?.id}`, _limit: '200' });
    const live = (own.items as unknown as { value2: string; value9: string }[]).filter(
      ({ value2 }) => value2 !== 'terminated',
    );
    // Each of a block is one.
    const numbers = live.reduce((sum, { value9 }) => sum + Number(value9), 0);
    expect(numbers).toBeGreaterThan(live.length);
    expect(row?.related).toMatchObject({ accounts: 2, channels: 34, numbers });
  });
});

/** A new customer that stands so. */
async function customerIn(state: WholesaleCustomerState): Promise<string> {
  const { id } = await added();
  if (state !== 'active') await staff.done(id, state === 'locked' ? 'lock' : 'terminate', { reason: 'Test' });
  return id;
}
const reason = { reason: 'Auf Wunsch' };

describe('§wholesale-customers Aktiv, Gesperrt, Gekündigt', () => {
  const cells = wholesaleCustomerStates.flatMap((state) => customerMoveNames.map((move) => ({ state, move })));
  test.each(cells)('$state × $move: employees by the table, partners never', async ({ state, move }) => {
    const id = await customerIn(state);
    expect((await partner.act(id, move, reason)).statusCode).toBe(403);
    const answer = await staff.act(id, move, reason);
    expect(answer.statusCode).toBe(mayMove(move, state) ? 200 : 409);
    if (answer.statusCode === 409) expect(answer.json()._errorMessage).toMatch(/^[A-ZÄÖÜ].+\.$/);
  });

  test.each(wholesaleCustomerStates)('%s: what partners may still change', async (state) => {
    const id = await customerIn(state);
    const { version } = await partner.read(id);
    const changed = await partner.act(id, 'update', { version, email: 'neu@muster.example.com' });
    expect(changed.statusCode).toBe(state === 'terminated' ? 409 : 200);
    const proof = [await partner.upload('mehr.pdf', pdf())];
    const attached = await partner.act(id, 'attach', { slot: 'proofFile', fileQueue: proof });
    expect(attached.statusCode).toBe(state === 'terminated' ? 409 : 200);
  });

  test('says why it is locked, and nothing more once it is unlocked', async () => {
    const id = await customerIn('active');
    expect((await staff.act(id, 'lock', { reason: '' })).json().fields).toEqual({ reason: 'required' });
    expect((await staff.done(id, 'lock', { reason: 'Rechnung offen' })).data['stateReason']).toBe('Rechnung offen');
    expect((await staff.done(id, 'unlock')).data).not.toHaveProperty('stateReason');
  });

  test('is not terminated while anything runs for it', async () => {
    const [running] = (await staff.list(type, { search: '"Fliegenkamp"' })).items;
    const answer = await staff.act(running?.id ?? '', 'terminate', reason);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()._errorMessage).toMatch(/laufen noch/);
  });
});

describe('§wholesale-customers a change of core data', () => {
  test('leaves a process, but for notes', async () => {
    const { id, version } = await added();
    await partner.done(id, 'update', { version, note: 'intern' });
    expect(await processesOf(id)).toHaveLength(1);
    await partner.done(id, 'update', { version: version + 1, phone: '030 23125 394' });
    expect((await processesOf(id)).at(-1)).toMatchObject({ value1: 'coreDataChange', value4: 'done' });
    await partner.done(id, 'update', {
      version: version + 2,
      sites: [{ ...berlin, emergencyDiffers: true, emergencyAddr: at('Andere Straße', '10115', 'Berlin') }],
    });
    expect((await processesOf(id)).at(-1)).toMatchObject({ value1: 'coreDataChange', value4: 'running' });
    const stale = await partner.act(id, 'update', { version, phone: '030 23125 393' });
    expect(stale.statusCode).toBe(409);
  });

  test('that leaves numbers without a site waits for the partner, and names them', async () => {
    const [existing] = (await partner.list(type, { search: '"Möbelhaus Probstfeld"' })).items;
    const { id, version } = await partner.read(existing?.id ?? '');
    const numbers = await partner.list('ws.number', { search: `value5:${id} value2:active` });
    expect(numbers.total).toBeGreaterThan(0);
    await partner.done(id, 'update', { version, sites: [hamburg] });
    const process = (await processesOf(id)).at(-1);
    expect(process).toMatchObject({ value1: 'coreDataChange', value4: 'waitingPartner' });
    const { data } = await partner.read(process?.id ?? '');
    const notify = (data['steps'] as { name: string }[]).find(({ name }) => name === 'numbersReturned');
    expect(notify).toMatchObject({
      said: { key: 'numbersToReturn', values: { numbers: expect.stringContaining(numbers.items[0]?.value1 ?? '–') } },
    });
    const [event] = (await partner.timeline(id)).items.filter(({ text }: { text?: string }) => text);
    expect(event.text).toMatch(/^Rufnummern müssen zurückgegeben werden/);
  });
});
