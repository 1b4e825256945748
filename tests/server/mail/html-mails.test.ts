import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholdersIn } from '#domain/mails/mail-text.ts';
import { mailDefinitions } from '#server/mail/mail-definitions.ts';
import { ticketMail } from '#server/mail/templates.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { htmlOf } from '../support/mail-parts.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com', MAIL_REPLY_TO: 'service@etc.example' });
});
afterAll(() => portal.close());

async function sent(mail: Parameters<typeof insertMail>[1]) {
  await insertMail(portal.services.db, mail, portal.now());
  portal.services.sendMails();
  return (await portal.wholeMails()).at(-1) ?? '';
}
const ticket = {
  recipient: 'a@example.com',
  subject: 'Anruf',
  number: 'T-1',
  link: 'https://portal.example.com/etc/tickets/edit?id=1&x=2',
  status: undefined,
};

test('§mails each mail is sent as text and as HTML with a button, imprint and privacy', async () => {
  const mail = await sent(ticketMail({ ...ticket, note: 'Guten Morgen,\n\nes geht wieder.' }));
  expect(mail).toContain('Content-Type: multipart/alternative');
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail).toMatch(/^Reply-To: service@etc\.example\r$/m);
  const html = htmlOf(mail);
  expect(html).toContain('href="https://portal.example.com/etc/tickets/edit?id=1&amp;x=2"');
  expect(html).toContain('>Im Portal ansehen und antworten</a>');
  expect(html).toContain('Guten Morgen,<br>');
  expect(html).toContain('https://portal.example.com/imprint');
  expect(html).toContain('https://portal.example.com/privacy');
  expect(html).toContain('ETC Distribution GmbH');
  const [text = ''] = mail.split('Content-Type: text/html');
  for (const part of ['Im Portal ansehen und antworten:', 'https://portal.example.com/imprint', '+49 30 23125-200'])
    expect(text).toContain(part);
});

test('§mails what users write is text in HTML, and HTML loads nothing', async () => {
  const evil = '"><img src=https://evil.example/x.png onerror=alert(1)><script>1</script>{{link}}';
  const html = htmlOf(await sent(ticketMail({ ...ticket, subject: evil, note: evil })));
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('{{link}}');
  expect(html).not.toMatch(/<(?:img|script|link|iframe|object|style)\b|<[^>]*(?:\bsrc=|url\()|@import/);
});

test('§mails a mail that was written without a definition keeps its words', async () => {
  const mail = await sent({ recipient: 'a@example.com', subject: 'Alt', body: 'Guten <Tag>\n\n---\n\nHello' });
  expect(htmlOf(mail)).toContain('Guten &lt;Tag&gt;');
});

test.each(mailDefinitions.map((definition) => [definition.id, definition] as const))(
  '§mails the shipped text of %s names its placeholders',
  (_id, { placeholders, subject, text }) => {
    for (const locale of ['de', 'en'] as const) {
      const names = new Set([...placeholdersIn(subject[locale]), ...placeholdersIn(text[locale])]);
      expect([...names].filter((name) => !(name in placeholders))).toEqual([]);
      const missing = Object.entries(placeholders).filter(
        ([name, { isRequired }]) => isRequired && !placeholdersIn(text[locale]).includes(name),
      );
      expect(missing).toEqual([]);
    }
  },
);

test('§mails each definition has an id of its own', () => {
  const ids = mailDefinitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
