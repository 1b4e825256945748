import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAct } from '#domain/staff/administration-acts.ts';
import { portalActs, readPortalAct, readSignInRules } from '#domain/staff/portal-acts.ts';
import { textsOf } from '#tests/unit/text-usage.ts';

const server = join(import.meta.dirname, '../../../../server');

test.each(['de', 'en'] as const)('§audit-log each act of the portal has a sentence (%s)', (language) => {
  const words = textsOf(language)['audit'] ?? {};
  expect(portalActs.filter((act) => !words[`portal.${act}`])).toEqual([]);
});

test('§audit-log texts are read with what they name', () => {
  expect(readPortalAct('bounce 1001/sp.user 5.1.1')).toMatchObject({
    ...{ act: 'bounce', more: '5.1.1', names: { subject: '1001/sp.user' } },
  });
  expect(readPortalAct('webhook.pause hooks.example.com · unreachable')).toMatchObject({
    ...{ act: 'webhook.pause', more: 'unreachable', names: { subject: 'hooks.example.com' } },
  });
  expect(readPortalAct('mailbox.changed a@example.com orders → tickets')).toMatchObject({
    ...{ act: 'mailbox.changed', more: 'orders → tickets', names: { subject: 'a@example.com' } },
  });
  expect(readPortalAct('mailbox.deleted a@example.com')).toMatchObject({ more: '' });
  expect(readPortalAct('content.picture Neues Haus.png')).toMatchObject({ names: { subject: 'Neues Haus.png' } });
  expect(readPortalAct('retention.done tickets · 3 of 4 · failed 1')).toMatchObject({ more: '3 of 4 · failed 1' });
  expect(readPortalAct('endedAll keys 2 sessions 5')).toMatchObject({ names: { keys: '2', sessions: '5' } });
  for (const text of ['', 'user roles 9001/x PORTAL_USER', 'webhook.unknown x', 'statement.pdf'])
    expect(readPortalAct(text)).toBeUndefined();
});

test('§audit-log rules of sign-ins are read, and a text that was cut off stays as it is', () => {
  expect(readSignInRules('signInRules [["10.0.0.0/8"],8] → [[],0,"2026-12-15"]')).toEqual({
    before: { networks: ['10.0.0.0/8'], hours: 8, factorFrom: '' },
    after: { networks: [], hours: 0, factorFrom: '2026-12-15' },
  });
  for (const text of ['signInRules [["10.0.0', 'signInRules [1] → [2]', 'signInRules'])
    expect(readSignInRules(text)).toBeUndefined();
});

/** Parts of an entry, and messages of the command line. */
const others = /^(?:replaces x|version x+|Wrote x\.|set x as for .*)$/;

/** Texts of the server's sources that begin with a word, and what they name as `x`. */
const writtenTexts = globSync('**/*.ts', { cwd: server }).flatMap((file) => {
  const source = readFileSync(join(server, file), 'utf8');
  if (!/appendAudit(?:In)?\(/.test(source)) return [];
  return [...source.matchAll(/`((?:[a-z]+\.)?[a-zA-Z]+ \$\{[^`]*)`/g)].map(([, text = '']) =>
    text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x'),
  );
});

test('§audit-log each text that the server writes has a sentence', () => {
  expect(writtenTexts.length).toBeGreaterThan(8);
  const isWorded = (text: string) =>
    // Which of several acts it is, stands in the source alone.
    others.test(text) ||
    /^\w+\.x /.test(text) ||
    text.startsWith('signInRules ') ||
    readAct(text) ||
    readPortalAct(text);
  expect(writtenTexts.filter((text) => !isWorded(text))).toEqual([]);
});
