import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChain, auditEntries } from '#server/db/tables/audit-tables.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { openS3Server } from '../support/s3-server.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ BACKUP_DIR: mkdtempSync(join(tmpdir(), 'portal-backups-')) });
});
afterAll(() => portal.close());

const metrics = async (on = portal) => (await on.app.inject({ method: 'GET', url: '/api/metrics' })).body;
const figure = (text: string, series: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
};

test('§faults each figure that alerts, dashboard and documents name is one that the server gives', async () => {
  const { jobs, metrics: counters } = portal.services;
  await jobs.run('audit-check');
  counters.callsShed.inc({ reason: 'calls' });
  const names = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const files = [
    'deploy/prometheus/alerts.yaml',
    'deploy/grafana/portal.json',
    'docs/operations/monitoring.md',
    'docs/operations/runbook.md',
  ];
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:portal|process|nodejs)_[a-z\d_]+[a-z\d]\b/g)]
      .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('§faults metrics name each figure of the portal once in the list of the document', async () => {
  const text = read('docs/operations/monitoring.md');
  const own = [...(await metrics()).matchAll(/^# TYPE (portal_\S+)/gm)].map(([, name = '']) => name);
  expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('§faults metrics tell the room of the disk, the start of the database and the age of mails', async () => {
  const before = await metrics();
  expect(figure(before, 'portal_disk_free_bytes')).toBeGreaterThan(0);
  expect(figure(before, 'portal_disk_size_bytes')).toBeGreaterThan(figure(before, 'portal_disk_free_bytes'));
  expect(figure(before, 'portal_database_start_time_seconds')).toBeGreaterThan(1_600_000_000);
  expect(figure(before, 'portal_outbox_oldest_seconds')).toBe(0);
  const mail = { recipient: 'a@example.com', subject: 'Betreff', body: 'Text' };
  await insertMail(portal.services.db, mail, portal.now() - 40 * 60_000);
  await insertMail(portal.services.db, mail, portal.now() - 60_000);
  expect(figure(await metrics(), 'portal_outbox_oldest_seconds')).toBe(2400);
});

test('§faults metrics tell that the audit log was changed, after the next check', async () => {
  const { jobs, db } = portal.services;
  await portal.signIn('1001/sp.admin');
  await portal.idle();
  await jobs.run('audit-seal');
  await jobs.run('audit-check');
  const whole = await metrics();
  expect(figure(whole, 'portal_audit_chain_broken')).toBe(0);
  expect(figure(whole, 'portal_audit_entries')).toBeGreaterThan(0);
  expect(figure(whole, 'portal_audit_checked_seconds')).toBe(portal.now() / 1000);
  await db.update(auditEntries).set({ text: 'changed' });
  await jobs.run('audit-check');
  expect(figure(await metrics(), 'portal_audit_chain_broken')).toBe(1);
  await db.update(auditChain).set({ fault: null, faultSeq: null });
});

test('§faults metrics count calls that are asked to come again, by reason', async () => {
  const before = figure(await metrics(), 'portal_calls_shed_total{reason="calls"}') || 0;
  const full = await openPortal({ MAX_CALLS_IN_WORK: '1' });
  try {
    const { token } = await full.as('1001/sp.admin');
    const answers = await Promise.all(Array.from({ length: 6 }, () => full.call('GET', '/foundation', { token })));
    const shed = answers.filter(({ statusCode }) => statusCode === 503).length;
    expect(shed).toBeGreaterThan(0);
    expect(figure(await metrics(full), 'portal_calls_shed_total{reason="calls"}')).toBe(shed);
  } finally {
    await full.close();
  }
  expect(figure(await metrics(), 'portal_calls_shed_total{reason="calls"}') || 0).toBe(before);
});

test('§faults metrics tell that a store does not answer, and how often it failed', async () => {
  const store = await openS3Server();
  const own = await openPortal(store.env);
  try {
    const before = await metrics(own);
    expect(figure(before, 'portal_store_reachable{store="files"}')).toBe(1);
    await store.down();
    await expect.poll(async () => figure(await metrics(own), 'portal_store_reachable{store="files"}')).toBe(0);
    expect(figure(await metrics(own), 'portal_store_failures')).toBeGreaterThan(
      figure(before, 'portal_store_failures'),
    );
  } finally {
    await own.close();
  }
});

test('§faults a call keeps the id of the proxy in each of its lines, if the proxy is believed', async () => {
  const id = 'b6f0c2d4e8a947319c5d7e60f1a2b3c4';
  const lineIds = (of: Portal) => of.logLines.map((line) => JSON.parse(line).reqId).filter(Boolean);
  const behind = await openPortal({ TRUST_PROXY: '1' });
  try {
    const answer = await behind.call('GET', '/foundation', { headers: { 'x-request-id': id } });
    expect(answer.json().requestId).toBe(id);
    expect(new Set(lineIds(behind).filter((one) => one === id)).size).toBe(1);
    for (const forged of ['short', `${id}"`, 'a b c d e f g h', `${id}${id}${id}`, `x\n${id}`.replace('\n', '%0a')]) {
      const { requestId } = (await behind.call('GET', '/foundation', { headers: { 'x-request-id': forged } })).json();
      expect(requestId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
  } finally {
    await behind.close();
  }
  const { requestId } = (await portal.call('GET', '/foundation', { headers: { 'x-request-id': id } })).json();
  expect(requestId).not.toBe(id);
});
