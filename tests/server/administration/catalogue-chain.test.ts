import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueOverview } from '#contract/catalogue/state.ts';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  jana = await portal.as('9001/etc.admin');
});
afterAll(async () => {
  readCatalogueFrom();
  await portal.close();
});

const run = (...words: string[]) => runCommand(portal.services, words);
const stateNamed = async (name: string) => {
  const { states } = (await jana.get('/admin/catalogue')).json<CatalogueOverview>();
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`no ${name}`);
  return state;
};
async function act(name: string, action: object) {
  const { id, version } = await stateNamed(name);
  return jana.post(`/admin/catalogue/${id}`, { version, ...action });
}

test('§catalogue the command line leaves alone what waits for a second administrator', async () => {
  const entry = JSON.stringify({ kind: 'vat', percent: 23 });
  await run('catalogue', 'put', '2029-01-01', entry, '--name', 'Katalog 2029');
  await act('Katalog 2029', { _action: 'submit' });
  const waits = { code: 1, lines: [expect.stringContaining('waits')] };
  expect(await run('catalogue', 'put', '2029-01-01', entry)).toEqual(waits);
  expect(await run('catalogue', 'release', '2029-01-01')).toEqual(waits);
  expect(await run('catalogue', 'discard', '2029-01-01')).toEqual(waits);
  const { approvals } = (await jana.get('/admin/approvals')).json<ApprovalOverview>();
  await jana.post(`/admin/approvals/${approvals[0]?.id}`, { _action: 'withdraw' });
  expect(await run('catalogue', 'discard', '2029-01-01')).toMatchObject({ code: 0 });
});

test('§catalogue a state is released before a later one only if that one does not undo it', async () => {
  const product = {
    ...{ kind: 'product', key: 'hfo360', isOffered: true, caption: 'HFO 360', terms: [12, 24, 36], channels: [] },
    ...{ defaultTerm: 24, backupRouting: false },
    documents: [
      'Allgemeine Geschäftsbedingungen.pdf',
      'Leistungsbeschreibung NGN.pdf',
      'Preisliste Festnetz und Internet.pdf',
    ],
  };
  const put = (day: string, changed: object) =>
    run('catalogue', 'put', day, JSON.stringify({ ...product, ...changed }), '--name', day);
  await put('2030-01-01', { terms: [12], defaultTerm: 12 });
  const documents = ['Allgemeine Geschäftsbedingungen.pdf'];
  await put('2030-02-01', { documents });
  await run('catalogue', 'release', '2030-02-01');
  expect((await stateNamed('2030-01-01')).faults).toEqual([{ key: 'undoneLater', entry: 'product hfo360' }]);
  expect(await run('catalogue', 'release', '2030-01-01')).toMatchObject({ code: 1 });
  await act('2030-02-01', { _action: 'takeBack' });
  const { version } = await stateNamed('2030-02-01');
  expect(await run('catalogue', 'release', '2030-01-01')).toEqual({
    code: 0,
    lines: [expect.any(String), 'The state for 2030-02-01 takes over: product hfo360.'],
  });
  expect(await stateNamed('2030-02-01')).toMatchObject({
    version: version + 1,
    entries: [{ terms: [12], documents }],
  });
  const texts = (await portal.services.db.select().from(auditEntries)).map(({ text }) => text);
  expect(texts).toContain(
    'catalogue put 2030-01-01 product hfo360 · terms: 12, 24, 36; defaultTerm: 24 → terms: 12; defaultTerm: 12',
  );
  await act('2030-01-01', { _action: 'takeBack' });
  await act('2030-01-01', { _action: 'discard' });
  await act('2030-02-01', { _action: 'discard' });
});
