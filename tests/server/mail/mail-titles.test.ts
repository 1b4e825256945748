import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/sales/order.ts';
import { processStates } from '#contract/wholesale/process.ts';
import { backupMail } from '#server/mail/backup-mails.ts';
import { orderConfirmedMail } from '#server/mail/customer-mails.ts';
import { followUpMail, leadAnsweredMail, leadOfferedMail } from '#server/mail/lead-mails.ts';
import { deputyMail, ticketCopyMail, ticketForMail } from '#server/mail/member-mails.ts';
import { digestMail } from '#server/mail/notification-mails.ts';
import { orderMail, orderReceivedMail } from '#server/mail/order-mails.ts';
import { portingMail, portingNews } from '#server/mail/porting-mails.ts';
import { processMail } from '#server/mail/process-mails.ts';
import { changedMail, changeNoticeMail, requestDecidedMail } from '#server/mail/profile-mails.ts';
import { sipLinkMail, sipLockMail, sipPasswordMail } from '#server/mail/sip-mails.ts';
import { libraryMail, ticketMail } from '#server/mail/templates.ts';
import type { Mail } from '#server/queries/outbox.ts';

const number = 'X-2026-000014';
const customer = 'Kanzlei Adler & Specht';
const about = { recipient: 'a@example.com', number, link: 'https://example.com', customer, by: 'Ines Kramer' };
const account = { ...about, sipUser: number };
const order = { ...about, product: 'Crown Centrex', signer: 'Jörn Ahrens', partner: 'Sommer', until: '2026-12-01' };
const ticket = { ...about, subject: customer };
const process = { ...about, type: 'serviceAdd', title: 'SIP-Trunk' } as const;
const files = [{ name: 'Preise.pdf', folder: 'Preislisten' }];

const mails: Record<string, readonly Mail[]> = {
  orders: [
    ...orderStatuses.map((status) => orderMail({ ...about, status })),
    orderReceivedMail(order),
    orderConfirmedMail(order),
  ],
  portings: portingNews.map((kind) => portingMail({ ...about, kind, numbers: '+49 30 23125-100', date: '2026-12-14' })),
  processes: [
    ...processStates.map((state) => processMail({ ...process, state })),
    processMail({ ...process, state: 'waitingPartner', isReminder: true }),
    processMail({ ...process, customer: '', state: 'done' }),
  ],
  tickets: [
    ticketMail({ ...ticket, note: 'Text', status: undefined }),
    ticketMail({ ...ticket, note: undefined, status: 'waiting' }),
    ticketForMail(ticket),
    ticketCopyMail(ticket),
  ],
  accounts: [
    sipPasswordMail(account, 'Ines Kramer'),
    sipLinkMail({ ...account, partner: 'Sommer', expires: 0 }),
    sipLockMail(account, true),
    sipLockMail(account, false),
    ...(['started', 'expired', 'reminder'] as const).map((news) =>
      backupMail({ ...account, news, name: 'Zentrale fällt aus', days: 3 }),
    ),
  ],
  requests: [
    ...(['approved', 'rejected', 'effective'] as const).map((decision) =>
      requestDecidedMail({ ...about, decision, effectiveOn: '2026-12-01' }),
    ),
    changeNoticeMail(about),
    changedMail(about),
    leadOfferedMail(about),
    leadAnsweredMail({ ...about, partner: 'Sommer', answer: 'accepted' }),
    followUpMail({ ...about, date: '2026-12-01' }),
  ],
  others: [
    libraryMail({ ...about, files, total: 1 }),
    libraryMail({ ...about, files, total: 7 }),
    digestMail('a@example.com', [], { all: 'x', first: 'de' }),
    deputyMail('named', { ...about, absent: 'Petra', deputy: 'Jens', days: { de: '1. bis 3.', en: '1 to 3' } }),
  ],
};

test.each(Object.entries(mails))('§notifications titles and subjects put names before numbers: %s', (_kind, sent) => {
  for (const { subject, news } of sent)
    for (const title of [subject, ...(news ? [news.title.de, news.title.en] : [])]) {
      expect(title).not.toMatch(/^\W*\d/);
      // A number stands at the end, where one is said at all.
      expect(title.endsWith(number) ? -1 : title.indexOf(number), title).toBe(-1);
    }
});

test('§notifications a title begins with the customer, the subject or the rule that it is about', () => {
  const first = (mail: Mail | undefined) => mail?.news?.title;
  expect(first(orderMail({ ...about, status: 'accepted' }))).toEqual({
    de: `${customer}: Angenommen · Auftrag ${number}`,
    en: `${customer}: Accepted · Order ${number}`,
  });
  expect(portingMail({ ...about, kind: 'rejected', numbers: '+49 30 1' }).subject).toBe(
    `${customer}: Abgelehnt / Rejected · Portierung ${number}`,
  );
  expect(first(ticketMail({ ...ticket, subject: ' Zwei\r\nZeilen ', note: 'x', status: undefined }))?.en).toBe(
    `Zwei Zeilen: New reply · Ticket ${number}`,
  );
});
