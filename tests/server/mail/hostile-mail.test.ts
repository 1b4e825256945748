import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketMail } from '#server/mail/templates.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
});
afterAll(() => portal.close());

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\r\n\r\n', '\r\n ', '\n\t'];
const injected = [
  'Bcc: victim@evil.example',
  'To: victim@evil.example',
  'Content-Type: text/html',
  'Reply-To: x@evil.example',
  'RCPT TO:<victim@evil.example>',
  'Subject: Gewinn',
  '.\r\nMAIL FROM:<x@evil.example>',
  'X-Evil: 1',
];
const headerPayloads = breaks.flatMap((line) => injected.map((header) => `sp.admin@p1001.example.com${line}${header}`));

test('§7 line breaks in any value in a mail add no header and no recipient', async () => {
  const { db } = portal.services;
  const before = (await portal.mails()).length;
  for (const payload of headerPayloads) {
    await portal.call('POST', '/password/reset-request', { body: { userId: payload } });
    const mail = ticketMail({
      recipient: 'a@example.com',
      subject: payload,
      number: payload,
      link: 'x',
      note: payload,
      status: undefined,
    });
    await insertMail(db, mail, portal.now());
  }
  portal.services.sendMails();
  const mails = (await portal.mails()).slice(before);
  console.log(`${headerPayloads.length} mail header payloads, ${mails.length} mails`);
  expect(headerPayloads.length).toBeGreaterThanOrEqual(80);
  expect(mails).toHaveLength(headerPayloads.length);
  const names = (mail: string) =>
    (mail.split('\r\n\r\n', 1)[0] ?? '').split(/\r\n(?![ \t])/).map((line) => line.split(':', 1)[0]);
  const expected = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type', 'Auto-Submitted'];
  for (const mail of mails) {
    expect(names(mail).sort()).toEqual(expected.sort());
    expect(mail).toMatch(/^To: a@example\.com\r$/m);
  }
});

const evil = 'evil.example';
const hosts: Record<string, string>[] = [
  ...[
    evil,
    `${evil}:80`,
    `portal.example.com.${evil}`,
    `portal.example.com@${evil}`,
    `portal.example.com:80@${evil}`,
    `${evil}#`,
    `${evil}/x`,
    `${evil}?`,
    'localhost',
    '127.0.0.1',
    '[::1]',
    '',
    ' ',
    `portal.example.com, ${evil}`,
    `portal.example.com\t${evil}`,
  ].map((host) => ({ host })),
  ...[
    'x-forwarded-host',
    'x-host',
    'x-original-host',
    'x-forwarded-server',
    'x-http-host-override',
    'x-original-url',
    'x-rewrite-url',
    'referer',
    'origin',
    'x-forwarded-prefix',
    'x-wap-profile',
    'x-proxy-host',
  ].map((name) => ({ [name]: `https://${evil}/` })),
  { forwarded: `host=${evil};proto=http` },
  { 'x-forwarded-proto': evil },
  { 'x-forwarded-port': '6666', 'x-forwarded-host': evil },
];

test('§notifications links in mails lead to the configured address, with any host in the request', async () => {
  for (const headers of hosts) {
    portal.pass(day);
    const answer = await portal.call('POST', '/password/reset-request', { body: { userId: '1001/sp.user' }, headers });
    expect([headers, answer.statusCode]).toEqual([headers, 204]);
    const mail = (await portal.mails()).at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const links = (mail.match(/https?:\/\/[^\s]*/g) ?? []).filter((link) => !/\/(?:imprint|privacy)$/.test(link));
    expect(links.map((link) => link.split('?')[0])).toEqual(
      links.map(() => 'https://portal.example.com/reset-password'),
    );
    expect(links).toHaveLength(2);
    expect(mail).not.toContain(evil);
  }
  console.log(`${hosts.length} variants of the host`);
  expect(hosts.length).toBeGreaterThanOrEqual(30);
});
