import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUnexplained } from '#server/queries/jobs.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { fileCalls } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', on = portal) =>
  on.app.inject({ method: 'GET', url: '/api/metrics', headers, remoteAddress });

test('§faults metrics count calls, logins, uploads and waiting work, without text of callers', async () => {
  const me = await fileCalls(portal);
  await me.upload('Geheim.pdf', pdf());
  await me.get('/foundation/1001/data/geheim');
  await portal.call('GET', '/nowhere/geheim');
  const answer = await read();
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = answer.body.split('\n');
  expect(lines).toContain('portal_sessions_opened_total 1');
  expect(lines).toContain('portal_password_checks_total 1');
  expect(lines).toContain('portal_uploads_total 1');
  expect(lines).toContain('portal_unattached_uploads 1');
  expect(lines).toContain('portal_outbox_mails 0');
  expect(lines).toContain('portal_orphans_swept_total 0');
  expect(lines).toContain('portal_requests_total{method="GET",route="/api/foundation/:trid/data/:id",status="404"} 1');
  expect(lines).toContain('portal_request_seconds_count{route="/api/jwt_token"} 1');
  expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(answer.body.toLowerCase()).not.toContain('geheim');
  for (const line of lines.filter((one) => one !== '')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|[a-z_\d]+(\{(\w+="[^"\\]*",?)+\})? ([\d.e+-]+|Nan))$/);
  }
});

test('§faults metrics name heap, event loop and garbage collection of the process once', async () => {
  const second = await openPortal();
  try {
    for (const on of [portal, second]) {
      const lines = (await read({}, '127.0.0.1', on)).body.split('\n');
      for (const name of [
        'nodejs_heap_size_used_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        'nodejs_gc_duration_seconds',
        'process_cpu_seconds_total',
        'process_uptime_seconds',
      ])
        expect(lines.filter((line) => line.startsWith(`# TYPE ${name} `))).toHaveLength(1);
    }
  } finally {
    await second.close();
  }
});

test('§faults metrics sort times of answers into classes by route', async () => {
  const { metrics } = portal.services;
  for (const seconds of [0.004, 0.3, 60]) metrics.requestSeconds.observe({ route: '/api/example' }, seconds);
  const lines = (await read()).body.split('\n');
  const below = (end: string) => `portal_request_seconds_bucket{le="${end}",route="/api/example"}`;
  expect(lines).toContain(`${below('0.005')} 1`);
  expect(lines).toContain(`${below('0.5')} 2`);
  expect(lines).toContain(`${below('10')} 2`);
  expect(lines).toContain(`${below('+Inf')} 3`);
  expect(lines).toContain('portal_request_seconds_count{route="/api/example"} 3');
});

test('§faults metrics tell how many connections to the database are in use', async () => {
  const { db } = portal.app.services;
  const lent = async () => Number(/^portal_connections_lent (\d+)$/m.exec((await read()).body)?.[1]);
  const three = (within: () => Promise<number>) =>
    db.transaction(() => db.transaction(() => db.transaction(() => within())));
  expect(await three(lent)).toBeGreaterThanOrEqual(3);
  expect((await read()).body).toMatch(/^portal_connections_awaited 0$/m);
});

test('§faults metrics open to this machine alone, not to its proxy, or to holders of the token', async () => {
  expect((await read()).statusCode).toBe(200);
  expect((await read({}, '::1')).statusCode).toBe(200);
  expect((await read({}, '192.0.2.1')).statusCode).toBe(404);
  expect((await read({ 'x-forwarded-for': '127.0.0.1' }, '192.0.2.1')).statusCode).toBe(404);
  expect((await read({ 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
  const guarded = await openPortal({ METRICS_TOKEN: 'ein-langes-Geheimnis' });
  try {
    expect((await read({}, '127.0.0.1', guarded)).statusCode).toBe(404);
    expect((await read({ authorization: 'Bearer falsch' }, '127.0.0.1', guarded)).statusCode).toBe(404);
    const right = { authorization: 'Bearer ein-langes-Geheimnis' };
    expect((await read(right, '192.0.2.1', guarded)).statusCode).toBe(200);
  } finally {
    await guarded.close();
  }
});

test('§faults metrics tell of each job its last success, its failures and the age of what waits', async () => {
  const { jobs, db } = portal.services;
  await jobs.run('digests');
  await insertMail(db, { recipient: 'a@example.com', subject: 'Betreff', body: 'Text' }, portal.now() - 90_000);
  jobs.add([{ name: 'library-rescan', everyMinutes: 5, run: () => Promise.reject(new Error('broken')) }]);
  await expect(jobs.run('library-rescan')).rejects.toThrow('broken');
  const lines = (await read()).body.split('\n');
  expect(lines).toContain(`portal_job_last_success_seconds{job="digests"} ${portal.now() / 1000}`);
  expect(lines).toContain('portal_job_failures{job="digests"} 0');
  expect(lines).toContain('portal_job_failures{job="library-rescan"} 1');
  expect(lines).toContain('portal_job_waiting{job="mails"} 1');
  expect(lines).toContain('portal_job_oldest_waiting_seconds{job="mails"} 90');
  expect(lines.filter((line) => line.startsWith('# TYPE portal_job_failures '))).toHaveLength(1);
});

test('§faults metrics tell how many files the database cannot explain, whichever server looked', async () => {
  await setUnexplained(portal.services.db, 'files', 21);
  expect((await read()).body).toMatch(/^portal_unexplained_files 21$/m);
});
