import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LegalDraft, LegalOverview, LegalVersion, PublicLegal } from '#contract/brand/legal.ts';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { TermsOverview } from '#contract/staff/terms-overview.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { users } from '#server/db/tables/tables.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal();
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});
afterAll(() => portal.close());

const draft = (change: Partial<LegalDraft>): LegalDraft => ({
  ...{ validFrom: '', audience: 'all', titleDe: 'Nutzungsbedingungen', titleEn: 'Terms of use' },
  ...{ descriptionDe: 'Bedingungen des Portals', descriptionEn: 'Terms of the portal' },
  bodyDe: '## 1. Zugang\n\nSie erreichen **{company}** unter {hotline}.\n\n- eins\n- zwei',
  bodyEn: '## 1. Access\n\nYou reach **{company}** at {hotline}.',
  ...{ changesDe: 'Abschnitt 1: neu.', changesEn: 'Section 1: new.' },
  ...change,
});
const overview = async () => (await jana.get('/admin/legal')).json<LegalOverview>();
const prepared = async (name: string) =>
  (await overview()).versions.find((one): one is LegalVersion => one.name === name && one.stage !== 'released');
async function act(name: string, action: object, session = jana) {
  return session.post(`/admin/legal/${name}`, { version: (await prepared(name))?.version ?? 0, ...action });
}
const save = (name: string, change: Partial<LegalDraft>) => act(name, { _action: 'save', ...draft(change) });
async function decide(session: Session, action: string) {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => kind === 'terms' && state === 'prepared');
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: action });
}
const shown = async (name: string, language = 'de') =>
  (await portal.call('GET', `/legal/${name}/${language}`)).json<PublicLegal>();
const today = () => berlinDay(portal.now());
const version = async () => (await portal.call('GET', '/terms')).json<{ version: string }>().version;

test('§brand.legal-texts a page text counts once it is published, with the company of today', async () => {
  expect(await shown('imprint')).toEqual({ changes: [] });
  expect((await save('imprint', { validFrom: addDays(today(), -1) })).json().fields).toEqual({
    validFrom: 'notInPast',
  });
  expect((await save('imprint', { validFrom: today(), bodyDe: 'kurz' })).json().fields).toMatchObject({
    bodyDe: 'tooShort:20',
  });
  const partly = { validFrom: today(), audience: undefined, changesDe: '', changesEn: '' };
  expect((await save('imprint', partly)).statusCode).toBe(200);
  expect(await shown('imprint')).toEqual({ changes: [] });
  expect((await act('imprint', { _action: 'publish' })).statusCode).toBe(200);
  const { text } = await shown('imprint');
  expect(text?.blocks[1]).toMatchObject({ runs: [{}, { text: 'ETC Distribution GmbH', bold: true }, {}] });
  expect((await shown('imprint', 'en')).text?.title).toBe('Terms of use');
});

test('§brand.legal-texts the second of two administrators is refused and loses nothing', async () => {
  expect((await save('privacy', { validFrom: today() })).statusCode).toBe(200);
  const stale = { _action: 'save', version: 0, ...draft({ validFrom: today(), titleDe: 'Anders' }) };
  expect((await paul.post('/admin/legal/privacy', stale)).statusCode).toBe(409);
  expect((await act('privacy', { _action: 'discard' })).statusCode).toBe(200);
  expect(await prepared('privacy')).toBeUndefined();
});

test('§brand.terms a version counts from its day once two persons have published it', async () => {
  const day = addDays(today(), 1);
  expect((await save('terms', { validFrom: '2026-11-01' })).json().fields).toBeDefined();
  expect((await save('terms', { validFrom: day, changesEn: '' })).json().fields).toEqual({ changesEn: 'sameLines' });
  expect((await save('terms', { validFrom: day, audience: 'WS' })).statusCode).toBe(200);
  expect((await act('terms', { _action: 'publish' })).statusCode).toBe(200);
  expect((await save('terms', { validFrom: day, audience: 'all' })).statusCode).toBe(409);
  expect((await decide(jana, 'release')).statusCode).toBe(409);
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  expect(await version()).toBe(portal.config.termsVersion);
  portal.pass(86_400_000);
  jana = await portal.as('9001/etc.admin');
  expect(await version()).toBe(day);
  expect((await shown('terms')).text?.version).toBe(day);
  expect((await shown('terms')).changes).toEqual([{ version: day, items: ['Abschnitt 1: neu.'] }]);
});

test('§brand.terms only its audience is asked at the next sign-in, and accepting means the latest version', async () => {
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
  const stopped = (await portal.signIn('2001/ws.user')).json();
  expect([stopped._error, stopped.termsVersion]).toEqual([902, await version()]);
  const { missing } = (await jana.get('/admin/terms')).json<TermsOverview>();
  const tridsOf = missing.map(({ trid }) => trid);
  expect(tridsOf).toContain('2001');
  expect(tridsOf).not.toContain('1001');
  const accept = (body: object) => portal.call('POST', '/terms/acceptance', { token: stopped._termsToken, body });
  expect((await accept({ version: portal.config.termsVersion })).statusCode).toBe(409);
  expect((await accept({ version: await version() })).statusCode).toBe(204);
  expect((await portal.signIn('2001/ws.user')).statusCode).toBe(200);
});

test('§brand.terms a receipt says who accepted which text when', async () => {
  const [user] = await portal.database.db.select().from(users).where(eq(users.username, 'ws.user'));
  const current = await version();
  const receipt = await jana.get(`/admin/terms/receipt/${user?.id}/${current}/de`);
  expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(receipt.rawPayload)), { mergePages: true });
  for (const part of ['Beleg der Zustimmung', '2001/ws.user', '1. Zugang', 'ETC Distribution GmbH', 'SHA-256'])
    expect(text).toContain(part);
  expect((await jana.get(`/admin/terms/receipt/${user?.id}/2020-01-01/de`)).statusCode).toBe(404);
  const partner = await portal.as('1001/sp.admin');
  expect((await partner.get(`/admin/terms/receipt/${user?.id}/${current}/de`)).statusCode).toBe(403);
});

test('§brand.terms the command line prepares and releases a version', async () => {
  const folder = join(portal.dataDir, 'terms');
  mkdirSync(folder);
  for (const language of ['de', 'en']) writeFileSync(join(folder, language), `## 1. ${language}\n\nEin Text von Hand.`);
  const run = (...words: string[]) => runCommand(portal.services, ['terms', ...words]);
  const day = addDays(today(), 3);
  const files = [join(folder, 'de'), join(folder, 'en')];
  expect((await run('prepare', addDays(today(), -1), ...files)).code).toBe(1);
  expect((await run('prepare', day, ...files, '--audience', 'none')).code).toBe(0);
  expect((await run('release')).code).toBe(0);
  expect((await run('list')).lines).toContainEqual(`${day}\tnone\treleased\t`);
  portal.pass(3 * 86_400_000);
  expect((await run('list')).lines).toContainEqual(`${day}\tnone\treleased\tin force`);
  expect((await portal.signIn('2001/ws.user')).statusCode).toBe(200);
  expect((await run('missing')).lines.join()).toContain('1002/terms.user');
});
