import { expect, onTestFinished, test } from 'vitest';
import { AuditSealer } from '#server/audit/audit-sealer.ts';
import { sealedAfter } from '#server/queries/audit/audit-chain.ts';
import { openPortal } from '../support/portal.ts';

test('§audit-log each sealed entry is one line of the log, in the order of the chain', async () => {
  const portal = await openPortal({ LOG_LEVEL: 'info' });
  onTestFinished(() => portal.close());
  const sealer = new AuditSealer(portal.services);
  const staff = await portal.as('9001/etc.staff');
  await portal.signIn('1001/sp.admin', 'Falsch-Wort-1');
  await staff.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: 'Suchgeheimnis' } });
  await sealer.run();
  await staff.get('/foundation/1001/data', { query: { type: 'hd.ticket' } });
  await sealer.run();
  await sealer.run();

  const entries = await sealedAfter(portal.services.db, 0, 1000);
  const lines = portal.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit entry');
  expect(entries.length).toBeGreaterThan(3);
  expect(lines.map(({ seq, hash, at, kind }) => ({ seq, hash, at, kind }))).toEqual(
    entries.map(({ seq, hash, time, kind }) => ({ seq, hash, at: time, kind })),
  );
  expect(lines.every(({ audit, level }) => audit === true && level === 30)).toBe(true);
  expect(lines.find(({ kind }) => kind === 'loginRefused')).toMatchObject({
    reason: 'wrong',
    address: expect.any(String),
    user: expect.any(String),
  });
  expect(lines.find(({ kind }) => kind === 'listRead')).toMatchObject({ trid: '1001', user: expect.any(String) });
  for (const name of ['Suchgeheimnis', 'Falsch-Wort', 'sp.admin', 'etc.staff'])
    expect(JSON.stringify(lines)).not.toContain(name);
});
