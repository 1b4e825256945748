import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { appendAudit } from '#server/audit/append-audit.ts';
import { anchorText } from '#server/audit/audit-anchors.ts';
import { AuditSealer } from '#server/audit/audit-sealer.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { openPortal } from '../support/portal.ts';

test('§audit-log a server that starts seals what waits and writes the newest hash down at once', async () => {
  const portal = await openPortal();
  onTestFinished(() => portal.close());
  const { services, dataDir } = portal;
  const file = `${dataDir}/audit-anchors.log`;
  await appendAudit(services, { kind: 'command', by: { name: 'zuletzt' }, text: 'x' });
  await new AuditSealer(services).run();
  const { last, fault } = await verifyAudit(services);
  expect([fault, readFileSync(file, 'utf8').trim().split(' ').at(-1)]).toEqual([undefined, anchorText(last)]);
  await new AuditSealer(services).run();
  expect(readFileSync(file, 'utf8').match(/\n/g)).toHaveLength(1);
});

test('§audit-log the first start writes down that the log is empty, and the log is whole with it', async () => {
  const fresh = await openPortal({ NODE_ENV: 'production' });
  onTestFinished(() => fresh.close());
  await new AuditSealer(fresh.services).run();
  expect(readFileSync(`${fresh.dataDir}/audit-anchors.log`, 'utf8')).toMatch(/ 0:0{64}\n$/);
  expect((await verifyAudit(fresh.services)).fault).toBeUndefined();
  await appendAudit(fresh.services, { kind: 'command', by: { name: 'erster' }, text: 'x' });
  await new AuditSealer(fresh.services).run();
  expect((await verifyAudit(fresh.services)).last.seq).toBe(1);
});
