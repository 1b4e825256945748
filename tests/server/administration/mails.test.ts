import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { Mail, MailContent, MailOverview, MailPreview } from '#contract/staff/mails.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { mailDefinitions } from '#server/mail/mail-definitions.ts';
import { invitationMail } from '#server/mail/member-mails.ts';
import { ticketMail } from '#server/mail/templates.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { htmlOf } from '../support/mail-parts.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal();
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});
afterAll(() => portal.close());

const read = async (id: string) => (await jana.get(`/admin/mails/${id}`)).json<Mail>();
const act = (session: Session, id: string, body: object) =>
  session.post(`/admin/mails/${id}`, { variant: 'ETC', ...body });
async function save(id: string, change: (content: MailContent) => MailContent) {
  const { draft, current } = await read(id);
  return act(jana, id, { _action: 'save', version: draft?.version ?? 0, content: change(draft?.content ?? current) });
}
const publish = async (id: string) => act(jana, id, { _action: 'publish', version: (await read(id)).draft?.version });
async function decide(session: Session, action: string) {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => kind === 'mail' && state === 'prepared');
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: action });
}
async function sent(mail: Parameters<typeof insertMail>[1]) {
  await insertMail(portal.services.db, mail, portal.now());
  portal.services.sendMails();
  return htmlOf((await portal.wholeMails()).at(-1) ?? '');
}
const news = ticketMail({
  ...{ recipient: 'a@example.com', subject: 'Anruf', number: 'T-1', link: 'https://portal.example.com/x' },
  ...{ note: undefined, status: undefined },
});
const begin = (words: string) => (content: MailContent) => ({
  ...content,
  text: { de: `${words}\n\n${content.text.de}`, en: `${words}\n\n${content.text.en}` },
});

test('§mails an own text counts at once after it was published, with versions and a way back', async () => {
  expect((await save('ticket', begin('Moin {{company}}!'))).statusCode).toBe(200);
  expect(await sent(news)).not.toContain('Moin');
  const list = (await jana.get('/admin/mails')).json<MailOverview>();
  expect(list.mails.find(({ id }) => id === 'ticket')).toMatchObject({ draft: 'preparing' });
  expect((await publish('ticket')).json<Mail>().versions).toHaveLength(1);
  expect(await sent(news)).toContain('Moin ETC Distribution GmbH!');
  const { version } = (await act(jana, 'ticket', { _action: 'save', version: 0 })).json<Mail>().draft ?? {};
  portal.pass(1000);
  const back = (await act(jana, 'ticket', { _action: 'publish', version })).json<Mail>();
  expect([back.versions.length, back.versions[0]?.content, back.current]).toEqual([2, undefined, back.shipped]);
  expect(await sent(news)).not.toContain('Moin');
});

test('§mails a text without what it must name, or with what it does not know, is not published', async () => {
  await save('orderReceived', (content) => ({ ...content, text: { ...content.text, en: 'Hello {{nobody}}' } }));
  const answer = await publish('orderReceived');
  expect([answer.statusCode, answer.json()._errorMessage]).toEqual([409, expect.stringContaining('nicht vollständig')]);
  expect((await read('orderReceived')).draft?.content?.text.en).toBe('Hello {{nobody}}');
});

test('§mails of two administrators who change a text at once, the second is told', async () => {
  await save('offer', begin('Eins'));
  const content = (await read('offer')).shipped;
  expect((await act(paul, 'offer', { _action: 'save', version: 0, content })).statusCode).toBe(409);
  expect((await read('offer')).draft?.content?.text.de).toContain('Eins');
});

test('§mails a text about access and security needs a second administrator', async () => {
  const invitation = invitationMail({
    ...{ recipient: 'a@example.com', name: 'Mara', invitedBy: 'Petra', foundation: 'Sommer' },
    ...{ link: 'https://portal.example.com/x', days: 7 },
  });
  await save('invitation', begin('Willkommen bei uns.'));
  const waiting = (await publish('invitation')).json<Mail>();
  expect(waiting.draft?.approval).toBeDefined();
  expect(waiting.others).toContain('Paul Neumann');
  expect((await save('invitation', begin('Anders'))).statusCode).toBe(409);
  expect((await decide(jana, 'release')).statusCode).toBe(409);
  expect(await sent(invitation)).not.toContain('Willkommen');
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  expect(await sent(invitation)).toContain('Willkommen bei uns.');
  expect((await read('invitation')).versions[0]).toMatchObject({ publishedBy: 'Paul Neumann' });
});

test('§mails a preview shows sample data, a test mail goes to the administrator with dead links', async () => {
  const trial = { variant: 'ETC', content: begin('Probe')((await read('ticket')).shipped) };
  const preview = (await jana.post('/admin/mails/ticket/preview', trial)).json<MailPreview>();
  expect(preview.halves.map(({ subject }) => subject)[0]).toContain('Keine eingehenden Anrufe');
  expect((await jana.post('/admin/mails/ticket/test', trial)).statusCode).toBe(204);
  const mail = (await portal.wholeMails()).at(-1) ?? '';
  expect(mail).toMatch(/^Subject: (?:=\?UTF-8\?Q\?)?Test(?::|=3A)/m);
  expect(htmlOf(mail)).toContain('https://example.invalid/test');
  expect(htmlOf(mail)).toContain('Probe');
  for (let count = 0; count < 9; count += 1) await jana.post('/admin/mails/ticket/test', trial);
  expect((await jana.post('/admin/mails/ticket/test', trial)).statusCode).toBe(409);
});

test('§mails each act leaves an entry in the audit log, without the words of the mail', async () => {
  const texts = (await portal.database.db.select().from(auditEntries)).map(({ text }) => text ?? '');
  for (const act of ['mail.draft', 'mail.publish', 'mail.test', 'approval.release.mail'])
    expect(texts.some((text) => text.startsWith(act))).toBe(true);
  expect(texts.join('')).not.toContain('Willkommen bei uns');
});

test('§mails the command line shows, publishes and restores texts', async () => {
  const run = (...words: string[]) => runCommand(portal.services, words);
  expect((await run('mails', 'list')).lines.join('\n')).toContain('invitation\taccess\tInvitation\town');
  const shipped = JSON.stringify((await read('followUp')).shipped);
  expect((await run('mails', 'put', 'followUp', shipped.replace('{{link}}', ''))).lines.join()).toContain('link');
  expect((await run('mails', 'put', 'followUp', shipped.replace('Guten Tag', 'Moin'))).code).toBe(0);
  expect((await read('followUp')).current.text.de).toContain('Moin');
  expect((await run('mails', 'show', 'followUp')).lines.join('\n')).toMatch(/version 1\t.*\tCLI\town/);
  expect((await run('mails', 'restore', 'followUp')).code).toBe(0);
  expect((await read('followUp')).current.text.de).toContain('Guten Tag');
  const entries = (await portal.database.db.select().from(auditEntries)).map(({ text }) => text ?? '');
  const name = `${(await read('followUp')).label.de} (ETC)`;
  for (const text of [
    `mail.publish ${name} · version 0 → version 1`,
    `mail.publish ${name} · version 1 → version 2: shipped text`,
    'mails put followUp --variant ETC',
  ])
    expect(entries).toContain(text);
  expect(entries.join('')).not.toContain('Moin');
});

test('§mails no two mails share a name', async () => {
  for (const language of ['de', 'en'] as const)
    expect(new Set(mailDefinitions.map(({ label }) => label[language])).size).toBe(mailDefinitions.length);
});

test('§mails the texts of mails are for administrators alone', async () => {
  const partner = await portal.as('1001/sp.admin');
  expect((await partner.get('/admin/mails')).statusCode).toBe(403);
});
