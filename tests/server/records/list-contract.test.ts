import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanText } from '#contract/clean-text.ts';
import { listOf, recordRow } from '#contract/record.ts';
import { listedFields } from '#server/queries/records/record-columns.ts';
import { recordTypes } from '#server/records/registry.ts';
import { sortFields, valueFields } from '#server/text-folding/search-terms.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

// The server sends lists as its database made them, so these answers are what proves the contract.
const contract = listOf(z.extend(recordRow, { id: z.string() }));
const hostile = [
  '","value8":null,"value1":"x',
  '{"value9":null}',
  '\\","value3":null',
  ',"foreignid":null',
  'Zeile\u2028mit\ttab \u0007 und 😀 <b>&amp;</b>',
];

let portal: Portal;
let staff: Session;
beforeAll(async () => {
  portal = await openPortal();
  // An administrator lists all types.
  staff = await portal.as('9001/etc.admin');
  for (const description of hostile)
    expect((await staff.post('/foundation/1002/data', { ...callback, description })).statusCode).toBe(201);
});
afterAll(() => portal.close());

const types = recordTypes.map(({ type }) => type);
const queries: Record<string, string>[] = [
  {},
  { _limit: '1', _offset: '1' },
  { search: 'archived:true,false' },
  { search: 'nothing-has-this-word' },
  ...sortFields.map((_sort) => ({ _sort })),
  ...valueFields.map((_counts) => ({ _counts, search: 'archived:true,false created:0..' })),
  ...[...listedFields, 'data', 'id', 'unknown', 'number,audience,trid'].map((_selected) => ({ _selected })),
  { _selected: [...listedFields, 'data'].join() },
];

test.each(types.flatMap((type) => queries.map((query) => [type, JSON.stringify(query), query] as const)))(
  '§3-8 a list of %s with %s is what its contract says and no more',
  async (type, _name, query) => {
    for (const trid of ['1001', '1002']) {
      const answer = await staff.get(`/foundation/${trid}/data`, { query: { type, ...query } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(contract.parse(answer.json())).toEqual(answer.json());
    }
  },
);

test('§interface texts come back in their normal form, with any characters', async () => {
  const { items } = (
    await staff.get('/foundation/1002/data', {
      query: { type: 'hd.ticket', _selected: 'value1,data', _sort: 'foreignid' },
    })
  ).json<{ items: { value1: string; data: { description: string } }[] }>();
  expect(items.slice(-hostile.length).map(({ data }) => data.description)).toEqual(hostile.map(cleanText));
  expect(items.slice(-hostile.length).map(({ value1 }) => value1)).toEqual(
    hostile.map((text) => cleanText(text).split('\n')[0]),
  );
});

test.each([
  'value2:a..b..c',
  'created:abc..def',
  'created:1..99999999999999999999999',
  'foreignid:-5..5',
  'version:1.5..2',
  'archived:false..true',
  'id:a..b',
  `value1:${'a'.repeat(200)}..${'z'.repeat(200)}`,
  "value1:'..'",
  'value1:"a..b"',
  'value1:%..%*',
  'value1:\\*',
  'created:..',
  'value1:..',
  'value2:,,,',
  'archived:maybe',
  'archived:true,false,true',
  'foreignid:99999999999999999999999999',
  'created:99999999999999999999999999',
  'version:9999999999',
  'created:2026-01-01*',
  '\u{1F600}* "',
  ':::: value1: "',
  "');drop table records;--",
  '$1 $2 p0 {} [] NULL',
])('§interface a search for %j answers a list or says what is wrong with it', async (search) => {
  const answer = await staff.get('/foundation/1001/data', { query: { type: 'hd.ticket', search, _counts: 'value2' } });
  expect([200, 400]).toContain(answer.statusCode);
  if (answer.statusCode === 400) expect(answer.json().fields).toEqual({ search: 'invalid' });
});

test.each(types)('§3-1 the numbers of %s are numeric for tickets alone, in lists and records alike', async (type) => {
  const expected = type === 'hd.ticket' ? 'number' : 'string';
  for (const trid of ['1001', '2001', '9001']) {
    const list = await staff.get(`/foundation/${trid}/data`, { query: { type, _limit: '5' } });
    for (const { id, foreignid } of list.json<{ items: { id: string; foreignid?: unknown }[] }>().items) {
      const record = (await staff.get(`/foundation/${trid}/data/${id}`)).json<{ foreignid?: unknown }>();
      expect(record.foreignid).toEqual(foreignid);
      expect([expected, 'undefined']).toContain(typeof foreignid);
    }
  }
});
