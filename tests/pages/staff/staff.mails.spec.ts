import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import deDesk from '#i18n/de/desk.json' with { type: 'json' };
import deTickets from '#i18n/de/tickets.json' with { type: 'json' };
import enDesk from '#i18n/en/desk.json' with { type: 'json' };
import enTickets from '#i18n/en/tickets.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { mailSecret } from '../fixtures/running-server.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';

const words = { de: { desk: deDesk, tickets: deTickets }, en: { desk: enDesk, tickets: enTickets } } as const;
const contactEmail = 'sp.admin@p1001.example.com';
test.use({ dataPer: 'test' });

/** The address that the newest mail of a ticket is answered at. */
async function replyAddress({ dataDir }: RunningServer): Promise<string> {
  let address = '';
  await expect(async () => {
    const folder = join(dataDir, 'outbox');
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    address = mails.map((mail) => /^Reply-To: (tickets\+.*)\r$/m.exec(mail)?.[1] ?? '').find(Boolean) ?? '';
    expect(address).not.toBe('');
  }).toPass();
  return address;
}

async function giveOver({ url }: RunningServer, from: string, to: string, text: string): Promise<void> {
  const body = `From: ${from}\r\nTo: ${to}\r\nSubject: Re: Ticket\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  const authorization = `Basic ${Buffer.from(`mail:${mailSecret}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'message/rfc822' };
  expect((await fetch(`${url}/api/incoming-mail`, { method: 'POST', headers, body })).status).toBe(200);
}

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const { desk: t, tickets } = words[locale];

  test('§incoming-mail a message of a stranger waits at the desk, an answer of the partner stands in the ticket', async ({
    page,
    signIn,
    visit,
    portal,
    shot,
  }) => {
    const partner = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    const staff = await TicketCalls.as('9001/etc.staff', portal.url, '1001');
    const ticket = await partner.create('Der Anschluss in der Musterstraße ist gestört.', { contactEmail });
    await staff.act(ticket.id, { _action: 'append', note: 'Welche Hausnummer?' });
    const to = await replyAddress(portal);
    await giveOver(portal, contactEmail, to, 'Die Hausnummer ist 5.\n\n> Welche Hausnummer?');
    await giveOver(portal, 'kollege@p1001.example.com', to, 'Und im Hinterhaus ist es auch gestört.');
    await signIn('9001/etc.staff', '1001');
    await visit(`/staff?of=1001&id=${ticket.id}`);
    const story = page.locator('[data-pane=record]');
    await expect(story.getByText(t.mails.title)).toHaveCount(1);
    await expect(story.getByText('kollege@p1001.example.com')).toBeVisible();
    await expect(story.getByText('Die Hausnummer ist 5.', { exact: true })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('mail-waits');
    await story.getByRole('button', { name: t.mails.discard }).click();
    await expect(page.getByRole('dialog')).toContainText(t.mails.discardLead);
    await shot('mail-discard');
    await page.keyboard.press('Escape');
    await story.getByRole('button', { name: t.mails.take }).click();
    await expect(story.getByRole('button', { name: t.mails.take })).toHaveCount(0);
    await expect(story.getByText('Und im Hinterhaus ist es auch gestört.')).toBeVisible();
    await signIn('1001/sp.admin', '1001');
    await visit(`/etc/tickets/edit?id=${ticket.id}`);
    await expect(page.getByText(tickets.history.writesMail)).toHaveCount(2);
    await fits(page);
    await shot('mail-in-ticket');
  });
});
