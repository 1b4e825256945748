import { ImapFlow } from 'imapflow';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollInbox } from '#server/incoming-mail/poll-inbox.ts';
import { dovecot, imapLogin } from './imap-server.ts';
import { openMailPortal, written } from './mail-calls.ts';

type Server = Awaited<ReturnType<typeof dovecot>>;
let server: Server;
let client: ImapFlow;

/** A server that has just begun refuses connections for a moment. */
async function connected(port: number): Promise<ImapFlow> {
  for (;;) {
    const one = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: imapLogin, logger: false });
    one.on('error', () => undefined);
    try {
      await one.connect();
      return one;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
    }
  }
}

beforeEach(async () => {
  server = await dovecot();
  client = await connected(server.port);
});
afterEach(async () => {
  await (client as ImapFlow | undefined)?.logout();
  await server.close();
});

const open = () => {
  const { user, pass } = imapLogin;
  return openMailPortal({ IMAP_URL: `imap://${user}:${pass}@127.0.0.1:${server.port}/INBOX` });
};
async function subjectsIn(folder: string): Promise<(string | undefined)[]> {
  const lock = await client.getMailboxLock(folder);
  try {
    if (client.mailbox && client.mailbox.exists === 0) return [];
    return (await client.fetchAll('1:*', { envelope: true })).map(({ envelope }) => envelope?.subject);
  } finally {
    lock.release();
  }
}
const never = new AbortController().signal;

test('§incoming-mail the mailbox is emptied into its folders, and a killed run repeats nothing', async () => {
  const { portal, to, readTicket, send } = await open();
  await portal.services.jobs.run('incoming-mail');
  const answer = await written({ to, text: 'Hausnummer 5' });
  await client.append('INBOX', answer);
  await client.append('INBOX', await written({ to, headers: { Precedence: 'bulk' } }));
  await client.append('INBOX', await written({ to: 'tickets@reply.example.com', text: 'Ohne Adresse' }));
  // As a run does that is killed after it has stored the message: it lies there still.
  expect((await send(answer)).json()).toEqual({ state: 'accepted' });
  await Promise.all([pollInbox(portal.services, never), pollInbox(portal.services, never)]);
  expect(await subjectsIn('INBOX')).toEqual([]);
  expect(await subjectsIn('Portal-Processed')).toEqual(['Re: Ticket']);
  expect(await subjectsIn('Portal-Refused')).toHaveLength(2);
  const notes = (await readTicket()).data.history.filter(({ mail }) => mail !== undefined);
  expect(notes.map(({ text }) => text)).toEqual(['Hausnummer 5']);
});

test('§incoming-mail what cannot be taken now stays, others do not wait for it', async () => {
  const { portal, to, readTicket } = await open();
  await client.append(
    'INBOX',
    await written({
      to,
      text: 'Mit Datei',
      attachments: [{ filename: 'a.pdf', content: Buffer.from('%PDF-1.7 ohne Ende') }],
    }),
  );
  await client.append('INBOX', await written({ to, text: 'Ohne Datei' }));
  const { storage } = portal.services;
  const put = storage.put.bind(storage);
  Object.assign(storage, { put: () => Promise.reject(new Error('no room')) });
  await expect(pollInbox(portal.services, never)).rejects.toThrow('no room');
  expect(await subjectsIn('INBOX')).toHaveLength(1);
  Object.assign(storage, { put });
  await pollInbox(portal.services, never);
  const notes = (await readTicket()).data.history.filter(({ mail }) => mail !== undefined);
  expect(notes.map(({ text }) => text)).toEqual(['Ohne Datei', 'Mit Datei']);
});
