import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand, BrandOverview, PublicBrand, StoredLogo } from '#contract/brand/brand.ts';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import { contrast } from '#domain/brand/contrast.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { brandOf } from '#server/brand/brand-of.ts';
import { paperBrandOf } from '#server/brand/brand-source.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { finishMail } from '#server/mail/finish-mail.ts';
import type { MailDefinition } from '#server/mail/mail-definition.ts';
import { mailDefinitions } from '#server/mail/mail-definitions.ts';
import { previewMail } from '#server/mail/preview-mail.ts';
import { brandColours } from '#server/pdf/pdf-file.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal();
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});
afterAll(() => portal.close());

async function brandNamed(variant = 'ETC'): Promise<Brand> {
  const { brands } = (await jana.get('/admin/brand')).json<BrandOverview>();
  const brand = brands.find((one) => one.variant === variant);
  if (!brand) throw new Error(`no ${variant}`);
  return brand;
}
const shown = async (variant = 'ETC') => (await portal.call('GET', `/brand/${variant}`)).json<PublicBrand>();
async function propose(change: Partial<Brand['look']>, variant = 'ETC') {
  const { look, lookVersion: version } = await brandNamed(variant);
  return jana.post(`/admin/brand/${variant}`, { _action: 'propose', version, ...look, ...change });
}
async function decide(session: Session, action: string) {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => kind === 'brand' && state === 'prepared');
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: action });
}
const upload = (body: string | Buffer, type = 'image/svg+xml') =>
  portal.call('PUT', '/admin/brand-logo', { token: jana.token, body, headers: { 'content-type': type } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><script>x</script><rect width="80"/></svg>';

test('§brand before anybody changed it the site shows what it was built with', async () => {
  expect(await shown()).toMatchObject({ sheet: '', texts: { de: {}, en: {} } });
  expect((await portal.call('GET', '/brand/XYZ')).statusCode).toBe(404);
});

test('§brand a colour that cannot be read is not published', async () => {
  const answer = await propose({ brand: '#00B4D8', accent: '#ffcc00' });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { brand: 'brandContrast', accent: 'accentContrast' },
  ]);
  expect((await propose({})).json().fields).toEqual({ brand: 'brandUnchanged' });
});

test('§brand logo, colours and sender count once a second administrator has released them', async () => {
  const logo = (await upload(svg)).json<StoredLogo>();
  expect(logo).toMatchObject({ mimetype: 'image/svg+xml', width: 80, height: 40 });
  const look = { brand: '7A1FA2', logo: logo.digest, sender: 'Nordpartner', replyTo: 'antwort@etc.example.com' };
  expect((await propose(look)).statusCode).toBe(200);
  expect((await brandNamed()).approval).toBeDefined();
  expect((await propose({ brand: '#123456' })).statusCode).toBe(409);
  expect((await decide(jana, 'release')).statusCode).toBe(409);
  expect((await shown()).sheet).toBe('');
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  const brand = await shown();
  expect(brand.sheet).toContain('--color-brand:#7a1fa2');
  expect(brand.logo).toEqual({ path: `/brand/logo/${logo.digest}`, width: 80, height: 40 });
  expect((await brandNamed()).proposal).toBeUndefined();
  expect(await brandOf(portal.services)).toMatchObject({
    colors: { brand: '#7a1fa2' },
    senderName: 'Nordpartner',
    replyTo: 'antwort@etc.example.com',
  });
  const file = await portal.call('GET', brand.logo?.path ?? '');
  expect(file.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(file.headers['content-security-policy']).toContain('sandbox');
  expect(file.body).not.toContain('script');
});

test('§brand what was refused can be changed or discarded', async () => {
  expect((await propose({ accent: '#8a2be2' })).statusCode).toBe(200);
  expect((await decide(paul, 'refuse')).statusCode).toBe(200);
  const { proposal, lookVersion: version } = await brandNamed();
  expect(proposal?.look.accent).toBe('#8a2be2');
  expect((await jana.post('/admin/brand/ETC', { _action: 'discard', version })).statusCode).toBe(200);
  expect((await brandNamed()).proposal).toBeUndefined();
});

test('§brand name and company count at once, and the second of two administrators loses nothing', async () => {
  const { company, companyVersion: version } = await brandNamed('GNC');
  const save = (session: Session, change: object) =>
    session.post('/admin/brand/GNC', { _action: 'company', version, ...company, ...change });
  expect((await save(jana, { nameDe: 'Partnerportal', hotline: '+49 40 66969-100' })).statusCode).toBe(200);
  expect((await save(paul, { company: 'GNC Handel GmbH' })).statusCode).toBe(409);
  const { texts } = await shown('GNC');
  expect(texts.de).toMatchObject({ name: 'Partnerportal', hotline: '+49 40 66969-100' });
  expect(texts.en['name']).toBe('Customer portal');
  expect((await save(jana, { zip: '1', hotline: 'x' })).json().fields).toMatchObject({ zip: 'zip', hotline: 'phone' });
  const entries = await portal.database.db.select().from(auditEntries).where(eq(auditEntries.kind, 'rights'));
  const acts = entries.map(({ text }) => text ?? '');
  expect(acts).toContainEqual(
    expect.stringMatching(/^brand\.company GNC · .*nameDe: Kundenportal.* → .*Partnerportal/),
  );
  expect(acts).toContainEqual(expect.stringMatching(/^approval\.release\.brand ETC · .*#0f4c5c → #7a1fa2/));
});

test('§brand a signature comes in both languages, below each mail and in its preview', async () => {
  const half = await propose({ signatureDe: 'Ihr Team' });
  expect([half.statusCode, half.json().fields]).toEqual([400, { signatureEn: 'signatureBoth' }]);
  expect((await propose({ signatureDe: 'x'.repeat(301) })).json().fields).toEqual({ signatureDe: 'tooLong:300' });
  expect((await propose({ signatureDe: 'Ihr Team\nBerlin', signatureEn: 'Your team' })).statusCode).toBe(200);
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  const mail = await finishMail(portal.services, { subject: 'S', body: 'Hallo', template: null });
  expect(mail.body).toContain('Hallo\n\nIhr Team\nBerlin');
  expect(mail.html).toContain('Ihr Team<br>');
  const content = { subject: { de: 'S', en: 'S' }, text: { de: 'Hallo', en: 'Hello' } };
  const preview = await previewMail(portal.services, mailDefinitions[0] as MailDefinition, { variant: 'ETC', content });
  expect(preview.halves.map(({ parts }) => parts.at(-1))).toEqual([
    { lines: [{ text: 'Ihr Team' }, { text: 'Berlin' }] },
    { lines: [{ text: 'Your team' }] },
  ]);
});

test('§brand versions stay with who changed and released them, and an earlier one is proposed again', async () => {
  const { versions, look } = await brandNamed();
  const looks = versions.flatMap((one) => (one.part === 'look' ? [one] : []));
  expect(looks.map(({ changed }) => changed)).toEqual([
    ['signatureDe', 'signatureEn'],
    ['brand', 'sender', 'replyTo', 'logo'],
    [],
  ]);
  const [, first, shipped] = looks;
  expect([first?.by, first?.releasedBy]).toEqual(['Jana Reuter', 'Paul Neumann']);
  expect(shipped?.look.brand).toBe('#0f4c5c');
  expect(look.signatureDe).toBe('Ihr Team\nBerlin');
  expect((await propose(first?.look ?? {})).statusCode).toBe(200);
  expect((await brandNamed()).look).toEqual(look);
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  expect((await brandNamed()).look).toEqual(first?.look);
});

test('§brand papers take the colour of the brand, one that cannot be read never', () => {
  expect(paperBrandOf(portal.config).colour).toBe('#7a1fa2');
  expect(brandColours('#7a1fa2')).toMatchObject({ brand: '#7a1fa2', ink: '#14232b' });
  expect(brandColours('#00b4d8').brand).toBe('#0f4c5c');
  const { soft, muted, ink } = brandColours('#7a1fa2');
  expect(Math.min(contrast(muted, soft), contrast(ink, soft))).toBeGreaterThanOrEqual(4.5);
});

test('§brand only administrators read and change it', async () => {
  const partner = await portal.as('1001/sp.admin');
  expect((await partner.get('/admin/brand')).statusCode).toBe(403);
  expect((await upload('no drawing')).json().fields).toEqual({ logo: 'brandLogo' });
  expect((await upload(Buffer.alloc(300_000), 'image/png')).statusCode).toBe(413);
});

test('§brand the command line shows and sets the same', async () => {
  const run = (...words: string[]) => runCommand(portal.services, ['brand', ...words]);
  expect((await run('set', 'GNC', 'brand', '#ff0000')).lines.join()).toMatch(/nearest is #/);
  expect((await run('set', 'GNC', 'brand', '#8a1538')).code).toBe(0);
  expect((await run('set', 'GNC', 'city', 'Hamburg')).code).toBe(0);
  const { lines } = await run('show', 'GNC');
  expect(lines).toEqual(expect.arrayContaining(['brand\t#8a1538', 'city\tHamburg', 'nameDe\tPartnerportal']));
  expect((await run('set', 'XYZ', 'city', 'Hamburg')).code).toBe(1);
  expect((await run('set', 'GNC', 'nothing', 'x')).code).toBe(1);
});

test('§brand the logo of an earlier brand stays', async () => {
  const { versions, lookVersion: version } = await brandNamed();
  const shipped = versions.findLast((one) => one.part === 'look');
  const digest = versions.flatMap((one) => (one.part === 'look' ? [one.look.logo] : []))[0] ?? '';
  await jana.post('/admin/brand/ETC', { _action: 'propose', version, ...(shipped?.part === 'look' && shipped.look) });
  await decide(paul, 'release');
  portal.pass(2 * 86_400_000);
  jana = await portal.as('9001/etc.admin');
  await upload(svg.replace('80 40', '90 40'));
  expect((await portal.call('GET', `/brand/logo/${digest}`)).statusCode).toBe(200);
});
