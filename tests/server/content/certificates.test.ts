import { afterAll, beforeAll, expect, test } from 'vitest';
import { academyProgress } from '#contract/academy.ts';
import { draftCheck } from '#contract/sales/draft.ts';
import { academyRequirements } from '#contract/sales/required-course.ts';
import { waiting } from '#contract/staff/work.ts';
import { writeDigests } from '#server/notifications/digests.ts';
import { remindOfCertificates } from '#server/notifications/remind-of-certificates.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer, newDraft } from '../sales/sales-calls.ts';
import { drawnBy } from '../sales/submit-bodies.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';

const lesson = (id: string) => ({ id, title: `Lektion ${id}`, minutes: 5 });
const course = (id: string, more: object = {}) => ({
  id,
  restricted: false,
  title: `Kurs ${id}`,
  chapters: [{ title: 'Kapitel', lessons: [lesson('one'), lesson('two')] }],
  ...more,
});

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  writeBuiltContent(portal, 'academy', [
    course('yearly', { validMonths: 12, requiredFor: ['hfoNgnBasic'] }),
    course('forever'),
  ]);
});
afterAll(() => portal.close());

const user = '1001/sp.admin';
const finish = async (id: string, lessons = ['one', 'two']) => {
  const { token } = await portal.as(user);
  for (const name of lessons) {
    portal.pass(1000);
    const path = `/academy/progress/${id}/${name}`;
    expect((await portal.call('PUT', path, { token, body: { done: true } })).statusCode).toBe(204);
  }
};
const certificates = async () =>
  academyProgress.parse((await (await portal.as(user)).get('/academy/progress')).json()).certificates;
const endOf = async (id: string) => (await certificates()).find((one) => one.course === id)?.validUntil;
const renew = async (id: string) => (await portal.as(user)).post(`/academy/renewals/${id}`, {});
const work = async () =>
  waiting.parse((await (await portal.as(user)).get('/waiting', { query: { kinds: 'academy.certificate' } })).json());
const until = (moment: string) => portal.pass(Date.parse(moment) - portal.now());
const bell = async () =>
  (await (await portal.as(user)).get('/me/notifications', { query: { event: 'certificate' } }))
    .json()
    .items.map(({ title }: { title: { de: string } }) => title.de);

test('§academy an order is refused until the user has the certificate that its product requires', async () => {
  const partner = await engineCalls(portal, user);
  const draft = await newDraft(partner, (await newCustomer(partner)).id);
  const check = async () => draftCheck.parse((await partner.get(`/foundation/1001/data/${draft.id}/check`)).json());
  const { blocking, course: needed } = await check();
  expect(blocking).toContainEqual({ path: 'productType', message: 'certificateNeeded' });
  expect(needed).toEqual({ id: 'yearly', title: { de: 'Kurs yearly', en: 'Kurs yearly' }, restricted: false });
  const refusal = await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), version: draft.version });
  expect([refusal.statusCode, refusal.json()._errorMessage]).toEqual([
    409,
    'NGN Basic dürfen Sie beauftragen, sobald Sie das Zertifikat des Kurses „Kurs yearly“ der Akademie haben.',
  ]);
  const saved = await partner.act(draft.id, 'update', { version: draft.version, externalReference: 'x' });
  expect(saved.statusCode).toBe(200);

  await finish('yearly', ['one']);
  expect((await check()).course?.id).toBe('yearly');
  await finish('yearly', ['two']);
  expect((await check()).course).toBeUndefined();
  const { version } = await partner.read(draft.id);
  expect(
    (await partner.act(draft.id, 'submit', { ...(await drawnBy(partner)), confirmedWarnings: ['customerId'], version }))
      .statusCode,
  ).toBe(200);
});

test('§academy the product choice names each required course and whether the user has passed it', async () => {
  const ask = async (id: string) =>
    academyRequirements.parse((await (await portal.as(id)).get('/academy/requirements')).json()).items;
  expect(await ask(user)).toMatchObject([{ productType: 'hfoNgnBasic', isMet: true, validUntil: '2027-11-23' }]);
  expect(await ask('1001/sp.user')).toMatchObject([{ course: { id: 'yearly' }, isMet: false }]);
  expect(await ask('9001/etc.staff')).toMatchObject([{ isMet: true }]);
});

test('§academy the course says how long its certificate holds; one without an end has none', async () => {
  await finish('forever');
  expect(await endOf('yearly')).toBe('2027-11-23');
  expect((await certificates()).map((one) => [one.course, one.validUntil])).toContainEqual(['forever', undefined]);
});

test('§academy a certificate cannot be renewed before its last 30 days', async () => {
  until('2027-10-23T10:00:00Z');
  expect(await remindOfCertificates(portal.services)).toBe(0);
  const early = await renew('yearly');
  expect([early.statusCode, early.json()._errorMessage]).toEqual([
    409,
    'Ein Zertifikat kann erneuert werden, sobald es höchstens 30 Tage gilt.',
  ]);
  expect((await renew('forever')).statusCode).toBe(409);
  expect((await work()).total).toBe(0);
});

test('§academy 30 days before its end it reminds once, under the bell, by mail and in what waits', async () => {
  until('2027-10-24T10:00:00Z');
  const before = (await portal.mails()).length;
  expect(await remindOfCertificates(portal.services)).toBe(1);
  expect(await remindOfCertificates(portal.services)).toBe(0);
  const mails = (await portal.mails()).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Zertifikat endet am 23.11.2027: Kurs yearly');
  expect(await bell()).toEqual(['Zertifikat endet am 23.11.2027: Kurs yearly']);
  const { items } = await work();
  expect(items).toMatchObject([
    { why: 'renewCertificate', title: 'Kurs yearly', link: '/etc/academy/yearly', trid: '' },
  ]);
  expect(items[0]?.due).toBeGreaterThan(portal.now());
});

test('§academy repeating the course in time extends the certificate from its end', async () => {
  expect((await renew('yearly')).statusCode).toBe(204);
  const progress = academyProgress.parse((await (await portal.as(user)).get('/academy/progress')).json());
  expect(progress.items.filter((item) => item.course === 'yearly')).toEqual([]);
  await finish('yearly', ['one']);
  expect(await endOf('yearly')).toBe('2027-11-23');
  expect((await (await portal.as(user)).get('/academy/certificate/yearly')).statusCode).toBe(200);
  // Pressed twice it takes nothing of what was done since.
  const [hold] = (await certificates()).filter((one) => one.course === 'yearly');
  expect((await renew('yearly')).statusCode).toBe(204);
  await finish('yearly', ['two']);
  expect(await endOf('yearly')).toBe('2028-11-23');
  expect((await certificates()).find((one) => one.course === 'yearly')?.number).not.toBe(hold?.number);
  expect((await work()).total).toBe(0);
});

test('§academy an expired certificate is reported once and renewed by repeating the course', async () => {
  until('2028-11-24T12:00:00Z');
  expect(await remindOfCertificates(portal.services)).toBe(1);
  expect(await remindOfCertificates(portal.services)).toBe(0);
  expect((await bell())[0]).toBe('Zertifikat abgelaufen: Kurs yearly');
  expect((await work()).items[0]?.due).toBeLessThan(portal.now());
  const request = await (await portal.as(user)).get('/academy/requirements');
  expect(academyRequirements.parse(request.json()).items[0]?.isMet).toBe(false);
  expect((await renew('yearly')).statusCode).toBe(204);
  await finish('yearly');
  expect(await endOf('yearly')).toBe('2029-11-24');
});

test('§academy a certificate from before its course had an end receives one', async () => {
  writeBuiltContent(portal, 'academy', [course('yearly', { validMonths: 12 }), course('forever', { validMonths: 6 })]);
  portal.pass(day);
  await remindOfCertificates(portal.services);
  expect(await endOf('forever')).toBe('2027-05-23');
  expect(await writeDigests(portal.services)).toBe(0);
  expect((await bell())[0]).toBe('Zertifikat abgelaufen: Kurs forever');
});

test('§academy other users learn nothing of it', async () => {
  const other = await portal.as('1004/plain.user');
  expect((await other.post('/academy/renewals/yearly', {})).statusCode).toBe(404);
  expect((await other.get('/me/notifications')).json().items).toEqual([]);
});
