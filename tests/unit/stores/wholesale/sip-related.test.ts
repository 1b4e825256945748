import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SipRelated } from '#stores/wholesale/sip-related.ts';
import { sipRelated } from '#stores/wholesale/sip-related.ts';
import { controlledServer } from '../support/controlled-server.ts';
import { actAs, memoryStorage } from '../support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  server = controlledServer();
  actAs('ws.user', '2001');
});
afterEach(() => vi.unstubAllGlobals());

/** As long as the ids that the server gives. */
const uuid = (name: string) => name.padEnd(36, '-');
const account = uuid('account');

const number = (name: string, value2 = 'active', data: object = {}) => ({
  id: uuid(name),
  value1: name,
  value2,
  value5: 'c1',
  value6: account,
  value8: 'single',
  value9: '1',
  version: 1,
  data: { range: { kind: 'single', onkz: '30', number: '231250' }, ...data },
});
const rule = { id: uuid('rule'), value1: 'Ausfall', value2: 'true', value3: 'w1-01', value5: account, version: 1 };
const ruleData = { sipAccountId: account, sipUser: 'w1-01', customerId: 'c1', customerName: 'C', active: true };
const process = (name: string, about: string, created: number) => ({
  id: uuid(name),
  foreignid: name,
  value1: 'numberCreate',
  value2: about,
  value4: 'done',
  value7: uuid(about),
  value8: 'ended',
  version: 1,
  created,
  modified: 1,
});

/** What the page of the account is told where the server has these records of each type. */
async function notify(records: Readonly<Record<string, readonly object[]>>): Promise<SipRelated> {
  const { $value } = sipRelated(account, 'c1');
  const stop = $value.subscribe(() => undefined);
  await vi.waitFor(() => {
    for (const { url, answer } of server.calls) {
      // The contract's limit of a search.
      expect(url.searchParams.get('search')?.length).toBeLessThanOrEqual(500);
      const items = records[url.searchParams.get('type') ?? ''] ?? [];
      answer({ items, total: items.length });
    }
    expect($value.get().state).toBe('ready');
  });
  const existing = $value.get();
  stop();
  if (existing.state !== 'ready') throw new Error('nothing was told');
  return existing.value;
}

test('§sip-accounts an account lists processes of itself and its related records only', async () => {
  const ordered = number('030 1', 'active', { together: [uuid('030 1'), uuid('given away')] });
  const { processes } = await notify({
    'ws.number': [ordered, number('030 2', 'portingIn', { portingId: uuid('brings') }), number('030 3', 'terminated')],
    'ws.backup': [{ ...rule, value6: 'unreachable', modified: 1, data: ruleData }],
    'ws.porting': [{ id: uuid('asked') }],
    'ws.process': [
      process('P-9', 'account', 9),
      process('P-8', 'another', 8),
      process('P-7', 'rule', 7),
      process('P-6', 'given away', 6),
      process('P-5', 'brings', 5),
      process('P-4', 'asked', 4),
    ],
  });
  expect(processes.map(({ foreignid }) => foreignid)).toEqual(['P-9', 'P-7', 'P-6', 'P-5', 'P-4']);
});

test('§sip-accounts an account lists processes of its services and of its former numbers', async () => {
  const { processes } = await notify({
    'ws.number': [number('030 1'), number('030 3', 'terminated')],
    'ws.portingOut': [
      { id: uuid('takes'), data: { numberIds: [uuid('030 1')] } },
      { id: uuid('another'), data: { numberIds: [uuid('040 1')] } },
    ],
    'ws.service': [{ id: uuid('trunk') }],
    'ws.process': [
      process('P-4', 'takes', 4),
      process('P-3', 'another', 3),
      process('P-2', 'trunk', 2),
      process('P-1', '030 3', 1),
    ],
  });
  expect(processes.map(({ foreignid }) => foreignid)).toEqual(['P-4', 'P-2', 'P-1']);
});

test('§sip-accounts the rule that takes calls of an offline PBX is known by its name', async () => {
  const data = { ...ruleData, name: 'Ausfall', scope: 'trunk', trigger: 'always', priority: '50', activeSince: 1 };
  expect(await notify({ 'ws.backup': [{ ...rule, value6: 'always', modified: 1, data }] })).toMatchObject({
    coveredBy: 'Ausfall',
  });
});

test('§sip-accounts an account with hundreds of numbers lists returned numbers apart', async () => {
  const live = Array.from({ length: 120 }, (_, n) => number(`030 ${n}`));
  const { numbers, count, processes } = await notify({
    'ws.number': [...live, number('030 999', 'terminated')],
    'ws.process': [process('P-2', '030 119', 2), process('P-1', '030 999', 1)],
  });
  expect(count).toBe(120);
  expect(numbers.at(-1)?.number).toBe('030 119');
  expect(processes.map(({ foreignid }) => foreignid)).toEqual(['P-2', 'P-1']);
});
