import { afterAll, beforeAll, expect, test } from 'vitest';
import { callback } from '../support/file-calls.ts';
import { minute, openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let partner: Session;
let staff: Session;

interface Row {
  id: string;
  foreignid: number;
  [field: string]: unknown;
}
interface Answer {
  items: Row[];
  total: number;
  counts?: Record<string, number>;
}

const subjects = [
  'Zähler der Firma Müller prüfen',
  'Öffnungszeiten der Filiale ändern',
  'Aufträge der Bäckerei Weiß',
  'Neuer Anschluss für die Steuerkanzlei',
];
/** Numbers of the tickets above, in their order. */
const creations: number[] = [];

beforeAll(async () => {
  portal = await openPortal();
  partner = await portal.as('1001/sp.user');
  staff = await portal.as('9001/etc.staff');
  for (const description of subjects) {
    portal.pass(minute);
    const body = { ...callback, description, contactPhone: '030 23125 377' };
    creations.push((await staff.post('/foundation/1002/data', body)).json().foreignid);
  }
});
afterAll(() => portal.close());

const list = async (query: Record<string, string>, trid = '1002', who = partner): Promise<Answer> => {
  const answer = await who.get(`/foundation/${trid}/data`, { query: { type: 'hd.ticket', ...query } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const numbers = (answer: Answer) => answer.items.map(({ foreignid }) => creations.indexOf(foreignid));

test.each([
  ['a letter too few', 'Bäckrei', [2]],
  ['two swapped letters', 'Fimra', [0]],
  ['another word that is right', 'Filiale Öffnungzeiten', [1]],
  ['a doubled letter', 'Steuerkannzlei', [3]],
  ['no word that anything is like', 'Xylofonist', []],
  ['a number, which is no word', '999999', []],
])('a search forgives %s', async (_case, search, result) => {
  const answer = await list({ search, _counts: 'value2' });
  expect(numbers(answer)).toEqual(result);
  expect('similar' in answer).toBe(result.length > 0);
  expect(answer.counts).toEqual(result.length > 0 ? { new: result.length } : {});
});

test('§9-8 a list comes by number, highest first, without the records’ own data', async () => {
  const answer = await list({});
  expect([numbers(answer), answer.total]).toEqual([[3, 2, 1, 0], 4]);
  expect(answer.items[0]).not.toHaveProperty('data');
  expect(answer.items[0]).not.toHaveProperty('value8');
  expect(answer.items[0]).toMatchObject({ value2: 'new', value5: 'etcCallBackRequest', version: 1 });
});

test('§7-6 only the selected fields are answered, and the id', async () => {
  const { items } = await list({ _selected: 'foreignid,value1,unknown', _limit: '1' });
  expect(items).toEqual([{ id: expect.any(String), foreignid: creations[3], value1: subjects[3] }]);
  const [full] = (await list({ _selected: 'data', _limit: '1' })).items;
  expect(full?.data).toMatchObject({ description: subjects[3] });
});

test.each([
  ['foreignid', [0, 1, 2, 3]],
  ['-foreignid', [3, 2, 1, 0]],
  ['value1', [2, 3, 1, 0]],
  ['-value1', [0, 1, 3, 2]],
  ['created', [0, 1, 2, 3]],
  ['-modified', [3, 2, 1, 0]],
  ['value8', [0, 1, 2, 3]],
  ['-value2', [3, 2, 1, 0]],
])('§interface a list sorted by %s is in German order', async (_sort, order) => {
  expect(numbers(await list({ _sort }))).toEqual(order);
});

test('§interface lists come in pages that do not overlap, with the total on each', async () => {
  const pages = await Promise.all(['0', '2', '4'].map((_offset) => list({ _limit: '2', _offset })));
  expect(pages.map(numbers)).toEqual([[3, 2], [1, 0], []]);
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
});

test.each([
  ['a word', 'Filiale', [1]],
  ['another form of it', 'Filialen', [1]],
  ['an umlaut as it is', 'Müller', [0]],
  ['its two-letter form', 'Mueller', [0]],
  ['its plain letter', 'muller', [0]],
  ['a word that contains two such letters by nature', 'neue', [3]],
  ['ß as ss', 'weiss', [2]],
  ['several words, all of which must match', 'Bäckerei Aufträge', [2]],
  ['words that never stand together', 'Bäckerei Filiale', []],
  ['the beginning of a word', 'Steuer*', [3]],
  ['words that every text has', 'der', [3, 2, 1, 0]],
  ['the contact', 'Petra Sommer', [3, 2, 1, 0]],
  ['a mail address', 'petra.sommer@example.com', [3, 2, 1, 0]],
  ['a phone number in another notation', '+49 (0)30 / 23125-377', [3, 2, 1, 0]],
  ['a phone number with 0049', '004930-23125377', [3, 2, 1, 0]],
  ['another phone number', '030 23125 999', []],
  ['punctuation alone', '!!! &', []],
  ['operators of the database', "Müller' | 'x & !(", []],
])('§interface the full text is searched by %s', async (_case, search, result) => {
  expect(numbers(await list({ search }))).toEqual(result);
});

test('§interface a ticket is found by its number', async () => {
  expect(numbers(await list({ search: String(creations[1]) }))).toEqual([1]);
  expect(numbers(await list({ search: `foreignid:${creations[1]},${creations[2]}` }))).toEqual([2, 1]);
});

test.each([
  ['one value', 'value2:waiting', 1],
  ['any of several values', 'value2:waiting,closed', 2],
  ['two fields', 'value2:closed value5:etcCallBackRequest', 1],
  ['a value that nothing has', 'value2:lost', 0],
  ['the beginning of a column', 'value1:bäck*', 1],
  ['the beginning in two-letter form', 'value1:Baeck*', 1],
  ['a beginning with blanks', 'value1:"Kanzlei Ad"*', 1],
  ['a whole value with blanks', 'value3:"Petra Sommer"', 3],
  ['archived ones', 'archived:true', 0],
  ['archived or not', 'archived:true,false', 6],
  ['a field and a word', 'value5:etcBillingRequest Sonnental', 1],
  ['no number where numbers stand', 'foreignid:abc', 0],
  ['a number beyond all numbers', 'foreignid:99999999999999', 0],
  ['an empty value', 'value2:', 0],
  ['everything', 'value1:*', 6],
])('§interface columns are searched by %s', async (_case, search, total) => {
  const answer = await list({ search }, '1001');
  expect([answer.total, answer.items.length]).toEqual([total, total]);
});

test('§interface a list counts records per value without the filter on that field', async () => {
  const all = { closed: 1, inProgress: 1, new: 2, reopened: 1, waiting: 1 };
  expect((await list({ _counts: 'value2' }, '1001')).counts).toEqual(all);
  expect((await list({ _counts: 'value2', search: 'value2:new' }, '1001')).counts).toEqual(all);
  expect((await list({ _counts: 'value2', search: 'Bäckerei' }, '1001')).counts).toEqual({ closed: 1, waiting: 1 });
  expect((await list({ _counts: 'value6', search: 'value2:new' }, '1001')).counts).toEqual({ cloud: 1, tariff: 1 });
});

test('§interface totals and counts follow every change of status', async () => {
  const [ticket] = (await list({ _limit: '1' })).items;
  const change = { _action: 'status', version: 1, status: 'inProgress' };
  await staff.post(`/foundation/1002/data/${ticket?.id}`, change);
  const { total, counts } = await list({ search: 'value2:new', _counts: 'value2' });
  expect([total, counts]).toEqual([3, { inProgress: 1, new: 3 }]);
});

test.each([
  ['an unknown type', { type: 'hfo.none' }, { type: 'choose' }],
  ['an order by nothing known', { _sort: 'data' }, { _sort: 'choose' }],
  ['an order that is no name', { _sort: 'value1;drop' }, { _sort: 'invalid' }],
  ['too many at once', { _limit: '201' }, { _limit: 'invalid' }],
  ['none at once', { _limit: '0' }, { _limit: 'invalid' }],
  ['a negative offset', { _offset: '-1' }, { _offset: 'invalid' }],
  ['a count of what is no value', { _counts: 'id' }, { _counts: 'invalid' }],
])('§interface a list is refused with %s', async (_case, query, fields) => {
  const refusal = await partner.get('/foundation/1002/data', { query: { type: 'hd.ticket', ...query } });
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, fields]);
});

test('§interface records of two foundations never mix', async () => {
  const own = (await list({}, '1002')).items.map(({ id }) => id);
  const other = (await list({}, '1001')).items;
  expect(other.filter(({ id }) => own.includes(id))).toEqual([]);
  expect((await partner.get(`/foundation/1001/data/${own[0]}`)).statusCode).toBe(404);
});
