import { expect, test } from 'vitest';
import { hotspotLink } from '#contract/staff/hotspot-link.ts';
import { savedReply } from '#contract/staff/saved-reply.ts';
import { voNumber } from '#contract/staff/vo-number.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { numberPool } from '#contract/wholesale/number-pool.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { listCall, readView } from '#domain/records/list-view.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { preloadCallsOf } from '#domain/site/preload-calls.ts';
import { recordStores } from '#stores/data/record-stores.ts';

test('all who ask for the stores of a contract get the same ones', () => {
  expect(recordStores(savedReply)).toBe(recordStores(savedReply));
  expect(recordStores(savedReply).list).not.toBe(recordStores(voNumber).list);
});

test.each([
  ['SavedReplies', savedReply],
  ['VoNumbers', voNumber],
  ['HotspotLinks', hotspotLink],
  ['NumberPools', numberPool],
  ['WholesaleCustomers', wholesaleCustomer],
  ['WholesaleProcesses', wholesaleProcess],
] as const)('§site the page %s begins with the call of its list', (route, contract) => {
  const { type, row, list } = contract;
  const { _limit, ...call } = listCall(recordStores(contract).list.rules, readView(list, {}), false);
  const [first = ''] = preloadCallsOf(route, 'de')[''] ?? [];
  const query = new URLSearchParams(first.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual(
    Object.fromEntries(
      Object.entries({ ...listedRecords(type, row), ...call, _limit: '{rows}' }).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
  );
});

test('create and update of a contract take its fields alone', () => {
  const { calls } = recordStores(savedReply);
  // @ts-expect-error A reply has a title.
  const withoutTitle = () => calls.create('1001', { textDe: 'Guten Tag' }, 'key');
  // @ts-expect-error Replies have no state.
  const withStatus = () => calls.act('1001', 'id', { _action: 'status', status: 'active' }, 'key');
  const renamed = () => calls.act('1001', 'id', { _action: 'update', version: 1, title: 'Gruß', textEn: null }, 'key');
  const moved = () => recordStores(voNumber).calls.act('1001', 'id', { _action: 'status', status: 'dormant' }, 'key');
  expect([withoutTitle, withStatus, renamed, moved]).toHaveLength(4);
});
