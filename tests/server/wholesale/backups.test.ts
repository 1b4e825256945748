import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDue } from '#server/records/engine/run-due.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
/** The demo's accounts by label, and the number of rules that are on. */
const accounts: Record<string, string> = {};

/** A session does not outlive the days that pass. */
const signIn = async () => {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
};
async function passDays(days: number): Promise<void> {
  portal.pass(days * day);
  await runDue(portal.services);
  await signIn();
}

beforeAll(async () => {
  portal = await openPortal();
  await signIn();
  for (const { id, ...row } of (await partner.list('ws.sip')).items)
    accounts[String((row as { value8?: string }).value8)] = id;
  // The demo's own rules stand aside.
  for (const { id } of (await partner.list('ws.backup', { search: 'value2:true' })).items)
    await partner.done(id, 'switch', { active: false });
});
afterAll(() => portal.close());

const berlin = '030 231254';
const fields = (more: object = {}) => ({
  sipAccountId: accounts['Zentrale Berlin'],
  name: 'Ausfall',
  scope: 'trunk',
  trigger: 'unreachable',
  action: 'forward',
  targetNumber: '0176 04069001',
  clipMode: 'caller',
  priority: '50',
  ...more,
});
const make = (more: object = {}): Promise<Answered> => partner.create('ws.backup', fields(more));
const refusal = async (more: object) => {
  const answer = await partner.tryCreate('ws.backup', fields(more));
  return [answer.statusCode, answer.json().fields];
};
const backupRules = async () => (await partner.read(accounts['Zentrale Berlin'] ?? '')).data['backupRules'];
const processesOf = async (id: string) => (await partner.list('ws.process', { search: `value7:${id}` })).items;
const off = (...rules: Answered[]) => Promise.all(rules.map(({ id }) => partner.act(id, 'switch', { active: false })));

test.each([
  ['an emergency number', { targetNumber: '112' }, { targetNumber: 'backupEmergency' }],
  ['a service number', { targetNumber: '0900 1234567' }, { targetNumber: 'backupService' }],
  ['a number outside the EU', { targetNumber: '+1 202 5550143' }, { targetNumber: 'backupOutsideEu' }],
  ['the same trunk', { targetNumber: `${berlin}11` }, { targetNumber: 'backupSameTrunk' }],
  ['a delay of 3 seconds', { trigger: 'time', delaySeconds: '3' }, { delaySeconds: 'between:5:120' }],
  ['no delay', { trigger: 'time' }, { delaySeconds: 'required' }],
  ['no target', { targetNumber: undefined }, { targetNumber: 'required' }],
  ['an end before the begin', { validFrom: '2026-12-24', validTo: '2026-12-23' }, { validTo: 'backupValidity' }],
  ['a time that is none', { validFrom: '2026-12-24', validFromTime: 'abc' }, { validFromTime: 'clockTime' }],
  ['a day that is none', { validFrom: '32.13.2026' }, { validFrom: 'date' }],
  ['a day of no month', { validTo: '2026-13-32', validToTime: '08:00' }, { validTo: 'date' }],
  [
    'a number of another account',
    { scope: 'number', scopeNumber: '040 66969110' },
    { scopeNumber: 'backupNotOfAccount' },
  ],
  [
    'a range over two blocks',
    { scope: 'range', scopeFrom: '030 23125110', scopeTo: '030 23125111' },
    { scopeTo: 'backupOneBlock' },
  ],
  [
    'a range the wrong way',
    { scope: 'range', scopeFrom: `${berlin}20`, scopeTo: `${berlin}10` },
    { scopeTo: 'backupRangeOrder' },
  ],
  ['no such account', { sipAccountId: 'none' }, { sipAccountId: 'backupAccount' }],
  ['a priority of 100', { priority: '100' }, { priority: 'between:1:99' }],
])('§backup-routing %s is refused at its field', async (_case, more, faults) => {
  expect(await refusal(more)).toEqual([400, faults]);
});

test('§backup-routing an update with an invalid date or time is refused at its field', async () => {
  const { id, version } = await make({ name: 'Feiertag', validFrom: '2026-12-24', validFromTime: '8:00' });
  expect((await partner.read(id)).data).toMatchObject({ validFromTime: '08:00' });
  const answer = await partner.act(id, 'update', { version, validFromTime: '25:00', validTo: '32.13.2026' });
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { validFromTime: 'clockTime', validTo: 'date' }]);
});

test('§backup-routing an account that is locked takes no rule', async () => {
  expect(await refusal({ sipAccountId: accounts['Praxis am Park'] })).toEqual([400, { sipAccountId: 'backupAccount' }]);
});

test('§backup-routing switching on is effective at once, leaves a process, and the account knows', async () => {
  const rule = await make({ name: 'Ein und aus' });
  expect(rule).toMatchObject({ value2: 'false', data: { active: false, targetNumber: '+4917604069001' } });
  const on = await partner.done(rule.id, 'switch', { active: true });
  expect(on).toMatchObject({ value2: 'true', data: { activeSince: portal.now() } });
  expect(await backupRules()).toBe(1);
  expect((await partner.list('ws.sip', { search: 'value9:true' })).items.map(({ id }) => id)).toEqual([
    accounts['Zentrale Berlin'],
  ]);
  expect((await partner.act(rule.id, 'switch', { active: true })).statusCode).toBe(409);
  expect((await partner.act(rule.id, 'delete')).json()._errorMessage).toBe(
    'Bitte schalten Sie die Regel aus, bevor Sie sie löschen.',
  );
  await partner.done(rule.id, 'switch', { active: false });
  expect(await backupRules()).toBe(0);
  const processes = await processesOf(rule.id);
  expect(processes.map(({ value1 }) => value1)).toEqual(['backupChange', 'backupChange']);
  const { items } = await partner.timeline(rule.id);
  expect(items.map(({ text }: { text?: string }) => text)).toEqual(
    expect.arrayContaining(['Eingeschaltet', 'Ausgeschaltet']),
  );
  expect((await partner.act(rule.id, 'delete')).statusCode).toBe(200);
  expect(await partner.status(rule.id)).toBe(404);
});

test('§backup-routing one active rule per scope and trigger: the one that clashes is named', async () => {
  const [first, second] = [await make({ name: 'Erste: Regel', active: true }), await make({ name: 'Zweite' })];
  const answer = await partner.act(second.id, 'switch', { active: true });
  expect([answer.statusCode, answer.json()._errorMessage, answer.json().fields]).toEqual([
    409,
    'Für diesen Geltungsbereich existiert bereits eine aktive Regel: „Erste: Regel“.',
    { scope: 'backupTaken:Erste  Regel' },
  ]);
  expect((await refusal({ active: true }))[0]).toBe(409);
  const single = await make({ scope: 'number', scopeNumber: `${berlin}11`, active: true });
  expect(await backupRules()).toBe(2);
  await off(first, single);
});

test('§backup-routing of ten rules that are switched on at once one is on', async () => {
  const rules: Answered[] = [];
  for (let n = 0; n < 10; n += 1) rules.push(await make({ name: `Zugleich ${n}` }));
  const answers = await Promise.all(rules.map(({ id }) => partner.act(id, 'switch', { active: true })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await backupRules()).toBe(1);
  expect((await partner.list('ws.backup', { search: 'value2:true' })).total).toBe(1);
  await off(...rules);
});

test('§backup-routing a loop over accounts is refused and named', async () => {
  const hamburg = await make({
    sipAccountId: accounts['Elbkontor'],
    name: 'Hamburg',
    targetNumber: '069 90009110',
    active: true,
  });
  const frankfurt = await make({
    sipAccountId: accounts['Leitstelle Frankfurt'],
    name: 'Frankfurt',
    targetNumber: `${berlin}11`,
    active: true,
  });
  const looped = { name: 'Berlin', targetNumber: '040 66969110', active: true };
  const answer = await partner.tryCreate('ws.backup', fields(looped));
  expect([answer.statusCode, answer.json()._errorMessage]).toEqual([
    409,
    'Diese Weiterleitung führt im Kreis: Berlin → Hamburg → Frankfurt → Berlin.',
  ]);
  // The call from Hamburg reaches Berlin because the lines are there.
  const call = { sipAccountId: accounts['Elbkontor'], number: '040 66969110', failure: 'unreachable' };
  const run = await partner.post('/foundation/2001/backup-simulation', call);
  expect(run.statusCode).toBe(200);
  const { steps } = run.json<{ steps: { kind: string; text: string; rule?: { name: string } }[] }>();
  expect(steps.map(({ kind }) => kind)).toEqual(['arrives', 'unreachable', 'forwarded', 'arrives', 'answered']);
  expect(steps[2]?.rule?.name).toBe('Hamburg');
  expect(steps.every(({ text }) => /^\p{L}.+\.$/u.test(text))).toBe(true);
  await off(hamburg, frankfurt);
});

test('§backup-routing a dry run counts the rule that it is asked about as switched on and valid', async () => {
  const rule = await make({ name: 'Noch aus', targetNumber: '030 901820' });
  const later = await make({ name: 'Noch nicht', targetNumber: '030 901820', validFrom: '2030-01-01', active: true });
  const call = { sipAccountId: accounts['Zentrale Berlin'], number: `${berlin}11`, failure: 'unreachable' };
  const kinds = async (more: object) => {
    const run = await partner.post('/foundation/2001/backup-simulation', { ...call, ...more });
    return run
      .json<{ steps: { kind: string; rule?: { name: string } }[] }>()
      .steps.map(({ kind, rule: by }) => by?.name ?? kind);
  };
  expect(await kinds({})).not.toContain('Noch aus');
  expect(await kinds({ rule: rule.id })).toContain('Noch aus');
  expect(await kinds({ rule: 'none' })).not.toContain('Noch aus');
  expect(await kinds({})).not.toContain('Noch nicht');
  expect(await kinds({ rule: later.id })).toContain('Noch nicht');
  await off(later);
});

test.each([
  ['a number of another account', { number: '040 66969110' }, { number: 'backupNotOfAccount' }],
  ['no number', { number: 'x' }, { number: 'phone' }],
  ['no account', { sipAccountId: 'none' }, { sipAccountId: 'backupAccount' }],
])('§backup-routing a dry run of %s is refused at its field', async (_case, more, faults) => {
  const call = { sipAccountId: accounts['Zentrale Berlin'], number: `${berlin}11`, failure: 'busy', ...more };
  const answer = await partner.post('/foundation/2001/backup-simulation', call);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, faults]);
});

test('§backup-routing a rule begins and ends by the clock, also where the clock jumps', async () => {
  const today = portal.now();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const valid = { validFrom: dayOf(today + 2 * day), validTo: dayOf(today + 4 * day) };
  const rule = await make({ name: 'Betriebsfest', ...valid });
  const armed = await partner.done(rule.id, 'switch', { active: true });
  expect(armed.data['activeSince']).toBeUndefined();
  await runDue(portal.services);
  expect((await partner.read(rule.id)).data['activeSince']).toBeUndefined();
  await passDays(2);
  expect((await partner.read(rule.id)).data['activeSince']).toBe(portal.now());
  await passDays(-1);
  expect((await partner.read(rule.id)).data['active']).toBe(true);
  await passDays(5);
  await runDue(portal.services);
  expect((await partner.read(rule.id)).data['active']).toBe(false);
  expect(await backupRules()).toBe(0);
  expect((await processesOf(rule.id)).length).toBe(3);
  expect((await partner.act(rule.id, 'switch', { active: true })).json().fields).toEqual({ validTo: 'backupOver' });
});

test('§backup-routing a rule that takes every call is called to mind once a week', async () => {
  const rule = await make({ name: 'Umzug', trigger: 'always', active: true });
  const mails = async () => (await portal.mails()).filter((mail) => mail.includes('Tagen eingeschaltet')).length;
  const before = await mails();
  await passDays(9);
  await runDue(portal.services);
  expect(await mails()).toBe(before + 1);
  await passDays(9);
  expect(await mails()).toBe(before + 2);
  // It waits for a yes or no on My Portal, and a yes ends that.
  const waits = async () => {
    const { items } = (await (await portal.as('2001/ws.user')).get('/waiting')).json();
    return items.filter(({ id }: { id: string }) => id === rule.id).map(({ why }: { why: string }) => why);
  };
  expect(await waits()).toEqual(['confirmRule']);
  await partner.done(rule.id, 'keep', {});
  expect(await waits()).toEqual([]);
  await off(rule);
});

test('§backup-routing rules and dry runs are for wholesale alone', async () => {
  const sales = await engineCalls(portal, '1001/sp.admin', '1001');
  expect((await sales.tryCreate('ws.backup', fields())).statusCode).toBe(403);
  const call = { sipAccountId: 'x', number: `${berlin}11`, failure: 'busy' };
  expect((await sales.post('/foundation/1001/backup-simulation', call)).statusCode).toBe(403);
});
