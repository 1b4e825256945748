import { ImapFlow } from 'imapflow';
import { afterEach, expect, test } from 'vitest';
import { pollInbox } from '#server/incoming-mail/poll-inbox.ts';
import { dovecot, hasDovecot, imapLogin } from './imap-server.ts';
import { imapStandIn } from './imap-stand-in.ts';
import { openMailPortal, written } from './mail-calls.ts';

type Server = Awaited<ReturnType<typeof dovecot>>;
let server: Server;
/** What stands in for a mail server is tested beside it, so that both say the same. */
const servers = [...(hasDovecot ? ([['Dovecot', dovecot]] as const) : []), ['a stand-in', imapStandIn] as const];
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

afterEach(async () => {
  await (client as ImapFlow | undefined)?.logout();
  await server.close();
});

async function open(start: () => Promise<Server>) {
  server = await start();
  client = await connected(server.port);
  const { user, pass } = imapLogin;
  return openMailPortal({ IMAP_URL: `imap://${user}:${pass}@127.0.0.1:${server.port}/INBOX` });
}
async function subjectsIn(folder: string): Promise<(string | undefined)[]> {
  const lock = await client.getMailboxLock(folder);
  try {
    if (client.mailbox && client.mailbox.exists === 0) return [];
    const all = await client.fetchAll('1:*', { source: true });
    return all.map(({ source }) => /^Subject: (.*)\r$/m.exec(source?.toString() ?? '')?.[1]);
  } finally {
    lock.release();
  }
}
const never = new AbortController().signal;

test.each(servers)(
  '§incoming-mail the mailbox of %s is emptied into its folders, and a killed run repeats nothing',
  async (_name, start) => {
    const { portal, to, readTicket, send } = await open(start);
    await portal.services.jobs.run('incoming-mail');
    const answer = await written({ to, text: 'Hausnummer 5' });
    await client.append('INBOX', answer);
    await client.append('INBOX', await written({ to, headers: { Precedence: 'bulk' } }));
    await client.append('INBOX', await written({ to: 'tickets@reply.example.com', text: 'Ohne Adresse' }));
    // As a run does that is killed after it has stored the message: it lies there still.
    expect((await send(answer)).json()).toEqual({ state: 'accepted' });
    for (let run = 0; run < 2; run += 1) await pollInbox(portal.services, never);
    expect(await subjectsIn('INBOX')).toEqual([]);
    expect(await subjectsIn('Portal-Processed')).toEqual(['Re: Ticket']);
    expect(await subjectsIn('Portal-Refused')).toHaveLength(2);
    const notes = (await readTicket()).data.history.filter(({ mail }) => mail !== undefined);
    expect(notes.map(({ text }) => text)).toEqual(['Hausnummer 5']);
  },
);

test.each(servers)(
  '§incoming-mail what cannot be taken now stays in %s, others do not wait for it',
  async (_name, start) => {
    const { portal, to, readTicket } = await open(start);
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
  },
);
