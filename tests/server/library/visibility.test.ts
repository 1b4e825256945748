import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileList } from '#contract/file.ts';
import type { RepositoryName } from '#domain/documents/library.ts';
import { audienceOf } from '#server/queries/library/audience.ts';
import { audienceId, putFiles, recountFolders } from '#server/queries/library/library-files.ts';
import { insertFoundations, insertMemberships } from '#server/queries/session/foundations.ts';
import { findUserByLogin, insertUsers } from '#server/queries/session/users.ts';
import { type LibraryCalls, libraryCalls, paths } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

interface Document {
  path: string;
  repository: string;
  trid: string;
  roles: string[];
  /** What two folders above demand, one role of each. */
  above: string[][];
}
/** A user's own roles, and the tags of each of the own foundations. */
interface Person {
  id: string;
  roles: string[];
  tags: Record<string, string[]>;
}

/** Who sees a repository, as §2 and §6 say; an empty list means every signed-in user. */
const seenBy: Record<string, string[]> = {
  'network-operators': [],
  'distribution-services': ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_EMPLOYEE'],
  'commission-lists': ['PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_EMPLOYEE'],
  contracts: ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_EMPLOYEE'],
  'billing-documents': ['PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_EMPLOYEE'],
  'commission-statements': ['PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_EMPLOYEE'],
  tutorials: ['SP', 'PORTAL_EMPLOYEE'],
  films: ['SP', 'PORTAL_EMPLOYEE'],
  newsletters: [],
  'price-lists': ['SP', 'PORTAL_EMPLOYEE'],
  templates: [],
};
const ownRoles = [[], [], [], ['SP'], ['WS'], ['SP', 'WS'], ['PORTAL_ETC_PORTAL_ADMIN'], ['PORTAL_CHEFRED']];
const demands = [[], [], [['SP', 'WS']], [['SP'], ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_CHEFRED']], [['ws']]];
const trids = ['1001', '1002', '1003', '1004', '2001', '2002', '9001'];

const documents = Array.from({ length: 2000 }, (_, n): Document => {
  const repository = Object.keys(seenBy)[n % 11] as string;
  const trid = repository === 'commission-statements' ? (trids[Math.floor(n / 11) % 7] as string) : '';
  const folder = [repository, trid, `Ordner ${Math.floor(n / 11) % 5}`].filter(Boolean).join('/');
  return {
    path: `${folder}/Dokument ${n}.pdf`,
    repository,
    trid,
    roles: ownRoles[Math.floor(n / 11) % 8] as string[],
    above: demands[Math.floor(n / 11) % 5] as string[][],
  };
});

const people: Person[] = [
  {
    id: '1001/sp.admin',
    roles: ['PORTAL_USER', 'SP'],
    tags: { 1001: ['SP', 'PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_ETC_COMISSION_STATEMENT'] },
  },
  {
    id: '1001/sp.user',
    roles: ['PORTAL_USER', 'SP'],
    tags: {
      1001: ['SP', 'PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_ETC_COMISSION_STATEMENT'],
      1002: ['SP'],
    },
  },
  { id: '2001/ws.user', roles: ['PORTAL_USER', 'WS'], tags: { 2001: ['WS'] } },
  { id: '2002/spws.user', roles: ['PORTAL_USER'], tags: { 2002: ['SP', 'WS'] } },
  { id: '9001/etc.staff', roles: ['PORTAL_USER', 'PORTAL_EMPLOYEE'], tags: { 9001: ['ETC'] } },
  { id: '1003/etc.papers', roles: ['PORTAL_USER', 'PORTAL_ETC_COMISSION_PAPERS'], tags: { 1003: [] } },
  { id: '1003/etc.statement', roles: ['PORTAL_USER', 'PORTAL_ETC_COMISSION_STATEMENT'], tags: { 1003: [] } },
  { id: '9001/chef.red', roles: ['PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED'], tags: { 9001: ['ETC'] } },
  { id: '1004/plain.user', roles: ['PORTAL_USER'], tags: { 1004: [] } },
  // Tags of two foundations that only together would open an admin's documents for sales partners.
  { id: '7001/two.sides', roles: ['PORTAL_USER'], tags: { 7001: ['SP'], 7002: ['portal_etc_portal_admin'] } },
  { id: '7001/nobody', roles: [], tags: {} },
  { id: '7001/former', roles: ['PORTAL_USER'], tags: {} },
];

/** Checks the rights on behalf of no foundation, or of one; each is checked alone. */
function mayOnBehalf(document: Document, roles: string[], trid: string): boolean {
  const hold = roles.map((role) => role.toUpperCase());
  const anyOf = (target: string[]) => target.length === 0 || target.some((role) => hold.includes(role));
  if (hold.includes('PORTAL_EMPLOYEE')) return true;
  return (
    anyOf(seenBy[document.repository] ?? ['?']) &&
    anyOf(document.roles) &&
    document.above.every((some) => anyOf(some.map((role) => role.toUpperCase()))) &&
    ['', trid].includes(document.trid)
  );
}
const sees = ({ roles, tags }: Person, document: Document) =>
  mayOnBehalf(document, roles, '') ||
  Object.entries(tags).some(([trid, more]) => mayOnBehalf(document, [...roles, ...more], trid));

const sorted = (list: readonly string[]) => [...list].sort();
const expected = (person: Person) => documents.filter((document) => sees(person, document)).map(({ path }) => path);

let portal: Portal;
const sessions = new Map<string, LibraryCalls>();

async function indexDocuments() {
  const { db, library } = portal.services;
  const digest = hash('sha256', 'inhalt');
  await library.copies.put(digest, Readable.from([Buffer.from('inhalt')]));
  const audiences = new Map<string, number>();
  const rows = [];
  for (const [n, { path, repository, trid, roles, above }] of documents.entries()) {
    const key = JSON.stringify([repository, trid, roles, above]);
    const rule = audienceOf({ path, repository: repository as RepositoryName }, roles, above);
    const audience = audiences.get(key) ?? (await audienceId(db, rule));
    audiences.set(key, audience);
    const folder = path.slice(0, path.lastIndexOf('/'));
    const name = path.slice(folder.length + 1);
    rows.push({
      path,
      folder,
      name,
      audience,
      extension: 'pdf',
      size: 6,
      modified: 1_790_000_000_000 + ((n * 7919) % 2000) * 1000,
      changed: 0,
      inode: String(n),
      pending: false,
      hash: digest,
      crc: null,
      metaModified: 0,
      description: null,
      version: null,
      shortcuturl: '',
      validFrom: null,
      validUntil: null,
      supersedes: [],
      nameWords: name,
      folderWords: '',
      descriptionWords: '',
    });
  }
  for (let at = 0; at < rows.length; at += 500) await putFiles(db, rows.slice(at, at + 500));
  await recountFolders(db, [...new Set(rows.map(({ folder }) => folder))]);
}

beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  const sample = await findUserByLogin(db, '1001', 'sp.admin');
  if (!sample) throw new Error('no demo user');
  const added = people.slice(9).map(({ id, roles }) => {
    const [account = '', username = ''] = id.split('/');
    return { ...sample, id, account, username, roles, email: `${username}@example.com` };
  });
  await insertUsers(db, added);
  await insertFoundations(db, [
    { trid: '7001', type: 'SP', number: 'P-7001' },
    { trid: '7002', type: 'portal_etc_portal_admin', number: 'P-7002' },
    { trid: '7003', type: 'SP,PORTAL_ETC_PORTAL_ADMIN', number: 'P-7003', active: false },
  ]);
  await insertMemberships(db, [
    { userId: '7001/two.sides', trid: '7001' },
    { userId: '7001/two.sides', trid: '7002' },
    { userId: '7001/former', trid: '7003' },
  ]);
  await indexDocuments();
  for (const { id } of people) sessions.set(id, libraryCalls(await portal.as(id)));
});
afterAll(() => portal.close());

const sessionOf = ({ id }: Person) => sessions.get(id) as LibraryCalls;

/** Everything that folders show, from the top down. */
async function walk(calls: LibraryCalls, path = ''): Promise<string[]> {
  const { items } = await calls.list(path);
  const results = await Promise.all(items.map((item) => (item.type === 'file' ? [item.path] : walk(calls, item.path))));
  return results.flat();
}

async function everyHit(calls: LibraryCalls): Promise<FileList> {
  const first = await calls.search('Dokument', { _limit: '500' });
  for (let at = 500; at < first.total; at += 500) {
    first.items.push(...(await calls.search('Dokument', { _limit: '500', _offset: String(at) })).items);
  }
  return first;
}

describe.each(people)('§library $id', (person) => {
  test('sees in folders exactly what the roles allow', async () => {
    expect(sorted(await walk(sessionOf(person)))).toEqual(sorted(expected(person)));
  });

  test('finds exactly that, with the same totals', async () => {
    const result = await everyHit(sessionOf(person));
    const visible = expected(person);
    expect(sorted(paths(result))).toEqual(sorted(visible));
    expect(result.total).toBe(visible.length);
    const counts = Object.entries(result.counts ?? {});
    expect(counts.reduce((sum, [, n]) => sum + n, 0)).toBe(visible.length);
    for (const [repository, n] of counts) {
      expect([repository, n]).toEqual([repository, visible.filter((path) => path.startsWith(`${repository}/`)).length]);
    }
  });

  test('gets in the quick search the first of them', async () => {
    const calls = sessionOf(person);
    const quick = await calls.quick('Dokument');
    expect(quick.items.length).toBe(Math.min(10, expected(person).length));
    expect(quick.total).toBe(expected(person).length);
    expect(paths(quick)).toEqual(paths(await calls.search('Dokument', { _limit: '10' })));
  });

  test('gets as recent documents the newest that are meant for the foundation', async () => {
    const byTime = (path: string) => -((Number(/Dokument (\d+)/.exec(path)?.[1]) * 7919) % 2000);
    for (const [trid, tags] of Object.entries(person.tags)) {
      const answer = await sessionOf(person).get(`/foundation/${trid}/recentdocs`, { query: { _limit: '200' } });
      const intent = documents.filter((document) => mayOnBehalf(document, [...person.roles, ...tags], trid));
      const newest = intent.map(({ path }) => path).sort((a, b) => byTime(a) - byTime(b));
      expect(paths(answer.json())).toEqual(newest.slice(0, 200));
    }
  });

  test('downloads what is visible and nothing else, alone and in an archive', async () => {
    const calls = sessionOf(person);
    const visible = new Set(expected(person));
    const sample = documents.filter((_, n) => n % 67 === 0);
    for (const { path } of sample) {
      expect([path, (await calls.oneTime(path)).statusCode]).toEqual([path, visible.has(path) ? 200 : 404]);
    }
    const pair = sample.slice(0, 12).map(({ path }) => path);
    const isAll = pair.every((path) => visible.has(path));
    expect((await calls.oneTime(...pair)).statusCode).toBe(isAll ? 200 : 404);
  });
});

test('§library a foundation that is named counts alone, and a foreign one answers 404', async () => {
  const twoSides = people.find(({ id }) => id === '7001/two.sides') as Person;
  const calls = sessionOf(twoSides);
  for (const [trid, tags] of Object.entries(twoSides.tags)) {
    const result = await calls.search('Dokument', { _limit: '1', foundation: trid });
    const intent = documents.filter((document) => mayOnBehalf(document, [...twoSides.roles, ...tags], trid));
    expect(result.total).toBe(intent.length);
  }
  const foreign = await calls.browse('', { _action: 'search', search: 'Dokument', foundation: '1001' });
  expect(foreign.statusCode).toBe(404);
});
