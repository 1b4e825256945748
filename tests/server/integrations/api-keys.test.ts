import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { MadeApiKey } from '#contract/integrations/api-key.ts';
import { apiKeys } from '#server/db/tables/api-key-tables.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { billing, callback, chunkHeaders, fetchFile, idOf, metadata, tus } from '../support/file-calls.ts';
import { day, demoPassword, minute } from '../support/portal.ts';
import { admin, call, inDays, listed, make, openOnce, path, portal, renew, tickets, wanted } from './api-key-calls.ts';

openOnce();

/** A ticket with files. */
let withFiles = '';

describe('§integrations a key', () => {
  test('is shown once, kept as a hash, and told to all who administer', async () => {
    const { key, secret } = await make({ name: 'Einmal gezeigt' });
    expect(secret).toMatch(/^etc_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Einmal gezeigt', begin: secret.slice(0, 12), createdBy: 'Petra Sommer' });
    expect(JSON.stringify(await listed())).not.toContain(secret);
    const rows = await portal.services.db.select().from(apiKeys);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(12));
    const audit = await portal.services.db
      .select({ text: auditEntries.text })
      .from(auditEntries)
      .where(eq(auditEntries.kind, 'apiKey'));
    expect(audit).toContainEqual({
      text: `made Einmal gezeigt tickets:write customers:write orders:write commissions:read ${inDays(365)}`,
    });
    expect(JSON.stringify(audit)).not.toContain(secret.slice(4, 20));
    expect(portal.logLines.join('')).not.toContain(secret);
    const titles = (await admin.get('/me/notifications')).json().items.map(({ title }: { title: unknown }) => title);
    expect(JSON.stringify(titles)).toContain('Einmal gezeigt');
  });

  test('opens a ticket with a file, under both names, and lists it', async () => {
    const { secret } = await make({ name: 'Helpdesk', rights: { tickets: 'write' } });
    const file = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    const upload = async (name: string) => {
      const begun = await portal.call('POST', '/uploads', {
        token: secret,
        headers: { ...tus, 'upload-length': String(file.length), 'upload-metadata': metadata(name) },
      });
      const id = idOf(begun);
      const sent = await portal.call('PATCH', `/uploads/${id}`, {
        token: secret,
        body: file,
        headers: chunkHeaders(0),
      });
      expect([begun.statusCode, sent.statusCode]).toEqual([201, 204]);
      return id;
    };
    const body = billing([await upload('vertrag.pdf'), await upload('rechnung.pdf')]);
    const opened = await call(secret, 'POST', '/foundation/1001/data', { body });
    expect([opened.statusCode, opened.json().fields]).toEqual([201, undefined]);
    withFiles = opened.json().id;
    const row = (await tickets(secret)).json().items.find((one: { id: string }) => one.id === opened.json().id);
    expect(row).toBeDefined();
    expect(JSON.stringify((await admin.get(`/foundation/1001/data/${row.id}`)).json())).toContain(
      'Petra Sommer (Helpdesk)',
    );
  });

  test('goes no further than its areas', async () => {
    const { secret } = await make({ rights: { customers: 'read' } });
    const of = (type: string) => call(secret, 'GET', '/foundation/1001/data', { query: { type } });
    expect((await of('hfo.vp.customer')).statusCode).toBe(200);
    for (const type of ['hd.ticket', 'hfo.vp.order', 'hfo.vp.draft', 'etc.organisation', 'etc.invitation'])
      expect([type, (await of(type)).statusCode]).toEqual([type, 403]);
    const body = { type: 'hfo.vp.customer', companyName: 'x' };
    expect((await call(secret, 'POST', '/foundation/1001/data', { body })).statusCode).toBe(403);
    const ticket = (await admin.post('/foundation/1001/data', callback)).json();
    expect((await call(secret, 'GET', `/foundation/1001/data/${ticket.id}`)).statusCode).toBe(404);
    const append = { _action: 'append', note: 'x' };
    const change = await call(secret, 'POST', `/foundation/1001/data/${ticket.id}`, { body: append });
    expect(change.statusCode).toBe(404);
    expect((await call(secret, 'GET', '/foundation/1001/commission-lines')).statusCode).toBe(403);
  });

  test('is given only what its giver has', async () => {
    const wholesale = await admin.post(path, wanted({ rights: { wholesale: 'read' } }));
    expect([wholesale.statusCode, wholesale.json().fields]).toEqual([400, { 'rights.wholesale': 'rightNotHeld' }]);
    const commissions = await admin.post(path, wanted({ rights: { commissions: 'write' } }));
    expect(commissions.statusCode).toBe(400);
    for (const [userId, trid] of [['1003/etc.papers', '1003']] as const) {
      const other = await portal.as(userId);
      expect((await other.get(`/foundation/${trid}/api-keys`)).statusCode).toBe(403);
      expect((await other.post(`/foundation/${trid}/api-keys`, wanted())).statusCode).toBe(403);
    }
  });

  test.each([
    [{ rights: {} }, { rights: 'choose' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ until: '2020-01-01' }, { until: 'fromToday' }],
    [{ until: '2099-01-01' }, { until: 'atMostDays:730' }],
    [{ networks: ['203.0.113.0/40'] }, { 'networks.0': 'networkAddress' }],
    [{ networks: ['example.com'] }, { 'networks.0': 'networkAddress' }],
    [{ password: undefined }, { password: 'required' }],
    [{ password: 'wrong' }, { password: 'passwordWrong' }],
  ])('with %j is refused at its field', async (more, fields) => {
    const answer = await admin.post(path, wanted(more));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  test('counts in its networks alone', async () => {
    const { secret } = await make({ networks: ['203.0.113.0/24', '2001:db8:5::/48'] });
    const from = async (address: string) =>
      (await tickets(secret, { headers: { 'x-forwarded-for': address } })).statusCode;
    expect(await from('203.0.113.99')).toBe(200);
    expect(await from('::ffff:203.0.113.99')).toBe(200);
    expect(await from('2001:db8:5:1::7')).toBe(200);
    expect(await from('203.0.114.1')).toBe(401);
    expect(await from('2001:db8:6::1')).toBe(401);
    expect(await from('unknown')).toBe(401);
  });

  test('has two secrets for a day after a change, one after it', async () => {
    const { key, secret } = await make();
    const changed = await admin.post(`${path}/${key.id}/secret`, { password: demoPassword, version: key.version });
    const { secret: next }: MadeApiKey = changed.json();
    expect([(await tickets(secret)).statusCode, (await tickets(next)).statusCode]).toEqual([200, 200]);
    const again = await admin.post(`${path}/${key.id}/secret`, { password: demoPassword, version: key.version });
    expect(again.statusCode).toBe(409);
    portal.pass(day + minute);
    await renew();
    expect([(await tickets(secret)).statusCode, (await tickets(next)).statusCode]).toEqual([401, 200]);
  });

  test('ends at once with its downloads, and on its last day', async () => {
    const { key, secret } = await make({ until: inDays(1) });
    const files = await admin.get(`/public/filebrowser/home1001_${withFiles}`, { query: { _action: 'list' } });
    const [file] = files.json().items;
    const grant = await call(secret, 'POST', '/public/onetimeaction', {
      body: { _action: 'downloadFile', path: file.path },
    });
    expect(grant.statusCode).toBe(200);
    expect((await admin.delete(`${path}/${key.id}`)).statusCode).toBe(204);
    expect((await tickets(secret)).statusCode).toBe(401);
    expect((await fetchFile(portal, grant.json().token)).statusCode).toBe(410);
    expect((await admin.delete(`${path}/${key.id}`)).statusCode).toBe(409);
    const other = await make({ until: inDays(1) });
    portal.pass(2 * day);
    await renew();
    expect((await tickets(other.secret)).statusCode).toBe(401);
  });

  test('is no key for another organisation', async () => {
    const { secret } = await make();
    for (const trid of ['1002', '9001', 'missing']) {
      const answer = await call(secret, 'GET', `/foundation/${trid}/data`, { query: { type: 'hd.ticket' } });
      expect([trid, answer.statusCode]).toEqual([trid, 404]);
    }
    const mine = (await call(secret, 'GET', '/foundation')).json();
    expect(JSON.stringify(mine)).not.toContain('"1002"');
  });

  test.each([
    ['no secret', 'etc_'],
    ['a guess', `etc_${'A'.repeat(43)}`],
    ['a long guess', `etc_${'A'.repeat(5000)}`],
    ['a statement', "etc_' or 1=1 --"],
  ])('of %s opens nothing', async (_what, guess) => {
    expect((await tickets(guess)).statusCode).toBe(401);
  });

  test('changed by two at once keeps the first change', async () => {
    const { key } = await make();
    const change = (name: string) =>
      admin.put(`${path}/${key.id}`, { name, networks: [], until: inDays(30), version: key.version });
    const answers = await Promise.all([change('Eins'), change('Zwei')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const kept = (await listed()).items.find(({ id }) => id === key.id);
    expect(kept?.name).toBe(answers[0]?.statusCode === 204 ? 'Eins' : 'Zwei');
  });
});
