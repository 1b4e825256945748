import { expect, test } from 'vitest';
import { mailAuthentication } from '#domain/mails/incoming/authentication.ts';
import { isAutomatic } from '#domain/mails/incoming/automatic-mail.ts';
import { failedDeliveries } from '#domain/mails/incoming/delivery-status.ts';
import { waitReason } from '#domain/mails/incoming/judge-mail.ts';
import { headersOf } from '#domain/mails/incoming/mail-headers.ts';
import { replyAddress, tokensIn } from '#domain/mails/incoming/reply-address.ts';

const headers = (text: string) =>
  headersOf(
    text.split('\n').map((line) => {
      const [key = '', ...rest] = line.split(': ');
      return { key: key.toLowerCase(), value: rest.join(': ') };
    }),
  );

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['Precedence: auto_reply', true],
  ['X-Auto-Response-Suppress: DR, OOF, AutoReply', true],
  ['Return-Path: <>', true],
  ['Return-Path: <mara@example.com>', false],
  ['List-Id: <news.example.com>', true],
  ['Message-ID: <0190-abc@portal>', true],
  ['Message-ID: <CA+x@mail.example.com>', false],
  ['Content-Type: multipart/report; report-type=delivery-status', true],
])('§mails what no person wrote is told apart: %s', (header, expected) => {
  expect(isAutomatic(headers(header), 'mara@example.com')).toBe(expected);
  expect(isAutomatic(headers(header), 'mailer-daemon@example.com')).toBe(true);
});

const report = (action: string, status: string, recipient = 'mara@example.com') =>
  `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550\r\n no such user\r\n`;

test.each([
  ['failed', '5.1.1', 1],
  ['failed', '5.0.0', 1],
  ['failed', '5.2.1', 1],
  ['failed', '5.2.2', 0],
  ['failed', '5.7.1', 0],
  ['failed', '4.4.1', 0],
  ['delayed', '5.1.1', 0],
])('§mails reports say that an address is gone: %s %s → %i', (action, status, count) => {
  expect(failedDeliveries(report(action, status))).toHaveLength(count);
});

const sender = 'mara@partner.example';
test.each<[value: string[], expected: string]>([
  [['mx.us.example; dmarc=pass header.from=partner.example'], 'pass'],
  [['mx.us.example; dkim=pass header.d=partner.example; spf=fail smtp.mailfrom=partner.example'], 'pass'],
  [['mx.us.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example'], 'fail'],
  [['mx.us.example; spf=fail (dkim=pass header.d=partner.example) smtp.mailfrom=partner.example'], 'fail'],
  [['mx.us.example; dkim=pass header.d=partner.example; dmarc=fail header.from=partner.example'], 'fail'],
  [['mx.us.example; none'], 'none'],
  // What others write counts for nothing, and of ours the one above alone.
  [['evil.example; dmarc=pass'], 'none'],
  [['mx.us.example; dmarc=fail', 'mx.us.example; dmarc=pass'], 'fail'],
  [[], 'none'],
])('§mails results of the receiving server are read: %j → %s', (values, expected) => {
  expect(mailAuthentication(values, 'mx.us.example', sender)).toBe(expected);
  expect(mailAuthentication(values, undefined, sender)).toBe('none');
});

test('§mails addresses carry their token in whatever case they come back', () => {
  const token = 'abcdefghijklm'.padEnd(37, '2');
  const address = replyAddress('tickets@reply.example.com', token);
  expect(address).toBe(`tickets+${token}@reply.example.com`);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(tokensIn('tickets@reply.example.com', [address.toUpperCase(), address, 'x@y.example'])).toEqual([token]);
  const others = [`tickets+${token}@evil.example`, `tickets+${token}x@reply.example.com`, 'tickets@reply.example.com'];
  expect(tokensIn('tickets@reply.example.com', others)).toEqual([]);
});

test.each([
  [{}, {}, undefined],
  [{ sender: 'other@partner.example' }, {}, 'sender'],
  [{ sender: undefined }, {}, 'sender'],
  [{ authentication: 'fail' }, {}, 'authentication'],
  [{}, { status: 'closed' }, 'closed'],
  [{}, { status: 'withdrawn' }, 'closed'],
  [{}, { recent: 20 }, 'tooMany'],
  [{ text: '' }, {}, 'empty'],
  [{ text: '', files: 1 }, {}, undefined],
  [{ text: 'x'.repeat(20_001) }, {}, 'tooLong'],
] as const)('§mails an answer waits for an employee: %j %j → %s', (mail, circumstances, expected) => {
  const judged = { sender: 'Mara@partner.example', authentication: 'none', text: 'Ja', files: 0, ...mail } as const;
  expect(waitReason(judged, { email: sender, status: 'inProgress', recent: 0, ...circumstances })).toBe(expected);
});
