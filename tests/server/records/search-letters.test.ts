import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { records } from '#server/db/tables/record-tables.ts';
import { findRecord, insertRecord } from '#server/queries/records/records.ts';
import { listFor } from '#server/records/engine/list-records.ts';
import { renewSearchTexts } from '#server/records/engine/search/renew-search-texts.ts';
import { recordTypes } from '#server/records/registry.ts';
import { indexText } from '#server/text-folding/index-text.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let staff: Session;
let wholesaler: Session;
beforeAll(async () => {
  portal = await openPortal();
  // An administrator lists all types.
  staff = await portal.as('9001/etc.admin');
  wholesaler = await portal.as('2001/ws.user');
});
afterAll(() => portal.close());

const odd = [
  '𝒳 × 10',
  '𝒳𝒴',
  '𝒳'.repeat(10),
  '😀'.repeat(9),
  '😀',
  '👩‍👩‍👧 Familie',
  '𠮷野家',
  '\u{1F1E9}\u{1F1EA}',
  'a\0b',
  '\0\0\0',
  '´`^',
  'ß',
  'a\u200Bb',
  '\u00AD\u00AD',
  '½ m²',
  'x'.repeat(20) + '𝒳'.repeat(15),
  "'𝒳':*",
  '\\\\𝒳',
];
/** The three bytes that unpaired surrogates would have: no UTF-8, so that the address is refused. */
const halves = ['Caf%C3%A9%ED%A0%B5', '%ED%B2%B3x'];

const searches: (readonly [string, (text: string) => Promise<{ statusCode: number; body: string }>])[] = [
  ...recordTypes.map(
    ({ type }) =>
      [
        `the list of ${type}`,
        (text: string) => staff.get(`/foundation/1001/data?type=${type}&search=${text}`),
      ] as const,
  ),
  ['a beginning', (text) => staff.get(`/foundation/1001/data?type=hfo.vp.customer&search=value1:"${text}"*`)],
  ['a value', (text) => staff.get(`/foundation/1001/data?type=hfo.vp.customer&search=value1:"${text}"`)],
  ['words with a star', (text) => staff.get(`/foundation/1001/data?type=hfo.vp.customer&search=${text}*`)],
  ['the one search', (text) => staff.get(`/search?search=xx${text}`)],
  ['the one search of a partner', (text) => wholesaler.get(`/search?search=${text}`)],
  ['the documents', (text) => staff.get(`/public/filebrowser/?_action=search&search=${text}`)],
  ['the quick search', (text) => staff.get(`/public/filebrowser/?_action=quick&search=${text}`)],
  ['the documents of a name', (text) => staff.get(`/public/filebrowser/?_action=search&titleOnly=true&search=${text}`)],
  [
    'the wholesale search',
    (text) => wholesaler.get(`/foundation/2001/wholesale/search?criterion=name&term=xxx${text}`),
  ],
  ['the work queue', (text) => staff.get(`/staff/queue?search=${text}`)],
  ['the organisations', (text) => staff.get(`/foundation?_search=${text}`)],
];

test.each(searches)(
  '§search %s answers letters outside the basic plane and NUL, and refuses halves of letters',
  async (_name, find) => {
    for (const text of odd) {
      const { statusCode, body } = await find(encodeURIComponent(text));
      expect([text, statusCode, statusCode === 200 ? '' : body]).toEqual([text, 200, '']);
    }
    for (const text of halves) expect([text, (await find(text)).statusCode]).toEqual([text, 400]);
  },
);

test('§search what an earlier version stored is found by the new rules after the upgrade', async () => {
  const { services } = portal;
  const { db } = services;
  const body = { companyName: 'Élysée Handel e.K.' };
  const [type] = ['hfo.vp.customer'];
  const list = async (search: string) =>
    (await staff.get('/foundation/1001/data', { query: { type, search, _limit: '1' } })).json();
  const { items } = await list('');
  const { id } = items[0];
  const was = await findRecord(db, '1001', id);
  await db
    .update(records)
    .set({ data: { ...was?.data, ...body }, searchText: sql`to_tsvector('german', 'élysée handel e k')` })
    .where(and(eq(records.trid, '1001'), eq(records.id, id)));
  expect((await list('elysee eK')).total).toBe(0);
  await renewSearchTexts(services);
  expect((await list('elysee eK')).total).toBe(1);
  expect((await staff.get('/search?search=elysee%20eK')).json().groups).toMatchObject([{ kind: 'customer', total: 1 }]);
});

const texts: readonly (readonly [text: string, ...searches: string[]])[] = [
  ['Élysée Café', 'elysee', 'cafe', 'ÉLYSÉE', 'Elys*', 'caf*', 'Cafe\u0301'],
  ['Bernd Müllerschön', 'Muellerschoen', 'mullerschon', 'Müllerschön', 'Muellersch*', 'Mullers*'],
  ['Gaertnerei Vogelaecker', 'Gärtnerei', 'Vogeläcker', 'gartnerei', 'Gär*'],
  ['Weißgroß Straßenbau', 'Weissgross', 'Strassenbau', 'weissgr*'],
  ['Grossmass Fussboden', 'Großmaß', 'Fußboden', 'Großm*'],
  ['Hasan Şahin', 'Sahin', 'sahin', 'Şah*'],
  ['Łódź Gdańsk', 'Lodz', 'lodz', 'gdansk', 'Łódź'],
  ['Thị Nguyễn', 'Nguyen', 'thi', 'Nguyễn'.normalize('NFD')],
  ['Ångström', 'Angstrom', 'Angstroem', 'Ångstr*'],
  ['Øresund Sørensen', 'Oresund', 'Oeresund', 'sorensen', 'Soerensen'],
  ['Đorđević', 'Dordevic', 'dord*'],
  ['Œuvre Cœur', 'Oeuvre', 'coeur', 'Oeuv*'],
  ['Dvořák Kőszegi', 'Dvorak', 'Koszegi'],
  ['Æbelø', 'Aebelo', 'Aebeloe', 'æbel*'],
  ['Əliyev Ilqar', 'Eliyev', 'ilqar'],
  ['Țepeș Iași', 'Tepes', 'Iasi'],
  ['Ґалаґан', 'галаган', 'Ґал*'],
  ['Βασίλης', 'Βασιλης'],
  ['Geaenderte Videouebertragung', 'geänderte', 'Videoübertragung', 'Videouebertr*'],
  ['Radioempfangsgerät', 'Radioempfangsgeraet', 'radioempfangsgerat'],
  ['Vertrags\u00ADverlänge\u200Brung', 'Vertragsverlängerung', 'Vertragsverlaengerung', 'Vertragsverlae*'],
  ['Ｆｕｌｌ ﬁnanz', 'full', 'finanz'],
  ['Adler Handel e.K.', 'e.K.', 'e. K.', 'eK', 'Adler eK'],
  ['Birke Handel eK', 'Birke e.K.', 'Birke e. K.', 'Birke ek'],
  ['Linde Bau GmbH & Co. KG', 'Linde GmbH & Co. KG', 'Linde GmbH Co KG'],
  ['Dr.-Ing. Weidner', 'Dr. Ing. Weidner', 'dr ing weidner', 'Dr.-Ing. Weidner'],
  ['Fahrten z. B. abends', 'z.B.', 'zB', 'z. B.'],
  ['Ulme S.à r.l.', 'Sàrl', 'SARL', 'S.à r.l.'],
];

test.each(recordTypes.map(({ type, number, tallied = [] }) => ({ type, number, tallied })))(
  '§search the list of $type finds words with accents, umlauts and dots in any spelling',
  async (kind) => {
    const { db } = portal.services;
    const at = { created: 1, createdBy: 'Test', modified: 1, modifiedBy: 'Test', data: {}, trid: '1003' };
    for (const [n, [text]] of texts.entries()) {
      const row = {
        ...at,
        ...kind,
        id: `letters-${kind.type}-${n}`,
        number: 900_000_000 + n,
        searchText: indexText([text]),
      };
      await insertRecord(db, row, kind.tallied);
    }
    const log = { trid: '1003', hidden: [], related: {} };
    const missed: string[] = [];
    for (const [n, [text, ...words]] of texts.entries()) {
      for (const search of words) {
        const answer = JSON.parse(await listFor(portal.services, kind, log, { search, _selected: 'id' }));
        const ids = answer.items.map(({ id }: { id: string }) => id);
        if (answer.similar || !ids.includes(`letters-${kind.type}-${n}`)) missed.push(`${search} for ${text}`);
      }
    }
    expect(missed).toEqual([]);
  },
);

test.each([
  ['Nguyễn Thị', 'Nguy', 'nguyê', 'NGUYỄN', 'Nguyễ'.normalize('NFD')],
  ['Œuvre & Cœur', 'Oeuv', 'œuv', 'OEUVRE'],
  ['Əliyev', 'Eli', 'ƏLI'],
  ['Kőszegi', 'Kosz', 'KŐ'],
  ['Ærø Havn', 'Aero', 'Ær'],
  ['Müllerschön', 'Muell', 'mull', 'Müll', 'Muellersch'],
  ['100％_Strom\\Gas', '100%_Str', '100％'],
])('§search the filter by the beginning of a value finds %s', async (value1, ...starts) => {
  const { db } = portal.services;
  const kind = { type: 'hd.ticket' };
  const [id, other] = [`begins-${value1}`, `begins-other-${value1}`];
  const at = { ...kind, created: 1, createdBy: 'Test', modified: 1, modifiedBy: 'Test', data: {}, trid: '1003' };
  const number = 910_000_000 + [...value1].reduce((sum, letter) => sum * 3 + letter.length + letter.charCodeAt(0), 0);
  await insertRecord(db, { ...at, id, number, value1, searchText: indexText([]) }, []);
  await insertRecord(db, { ...at, id: other, number: number + 1, value1: 'Xylo', searchText: indexText([]) }, []);
  for (const start of starts) {
    const search = `value1:${start}*`;
    const answer = JSON.parse(
      await listFor(
        portal.services,
        kind as never,
        { trid: '1003', hidden: [], related: {} },
        { search, _selected: 'id' },
      ),
    );
    const ids = answer.items.map((item: { id: string }) => item.id);
    expect([start, ids.includes(id), ids.includes(other)]).toEqual([start, true, false]);
  }
});
