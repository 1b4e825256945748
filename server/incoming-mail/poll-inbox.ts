import { ImapFlow } from 'imapflow';
import type { IncomingMailServices, Outcome } from './incoming-mail-services.ts';
import { maxMailBytes } from './incoming-mail-services.ts';
import { receiveMail } from './receive-mail.ts';

const maxPerRun = 200;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
const folders = { processed: 'Portal-Processed', refused: 'Portal-Refused' };
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Names and passwords stay on the way only where TLS protects them, or on this machine. */
function openClient(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'imaps:';
  const client = new ImapFlow({
    ...{ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || (secure ? 993 : 143), secure },
    ...(!secure && !loopback.has(url.hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    ...timeouts,
  });
  // The call that was under way fails as well.
  client.on('error', () => undefined);
  return { client, mailbox: decodeURIComponent(url.pathname.slice(1)) || 'INBOX' };
}

/** Connects and signs in; throws where that fails. */
export async function tryInbox(address: string): Promise<void> {
  const { client } = openClient(address);
  await client.connect();
  await client.logout();
}

const folderOf = ({ state }: Outcome) => (state === 'refused' ? folders.refused : folders.processed);

/**
 * Takes the messages of the mailbox, each in a transaction of its own, and moves them away after it. A run that is killed
 * between the two finds its message again, and knows it by its digest.
 */
export async function pollInbox(services: IncomingMailServices, signal: AbortSignal): Promise<void> {
  const { imapUrl } = services.config.incomingMail;
  if (imapUrl === undefined) return;
  const { client, mailbox } = openClient(imapUrl);
  await client.connect();
  let fault: unknown;
  try {
    const status = await client.status(mailbox, { messages: true });
    if (!status || status.messages === 0) return;
    const paths = new Map<string, string>();
    for (const name of Object.values(folders)) paths.set(name, (await client.mailboxCreate(name)).path);
    const lock = await client.getMailboxLock(mailbox);
    try {
      const all = await client.fetchAll('1:*', { uid: true, size: true });
      for (const { uid, size = 0 } of all.slice(0, maxPerRun)) {
        if (signal.aborted || !client.usable) break;
        try {
          const outcome = await take(services, client, { uid, size });
          if (outcome) await client.messageMove(String(uid), paths.get(folderOf(outcome)) ?? '', { uid: true });
        } catch (error) {
          // Others do not wait for a message that cannot be taken now.
          fault ??= error;
        }
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
  if (fault !== undefined) throw fault;
}

/** Undefined where the message is gone meanwhile. */
async function take(
  services: IncomingMailServices,
  client: ImapFlow,
  { uid, size }: { readonly uid: number; readonly size: number },
): Promise<Outcome | undefined> {
  if (size > maxMailBytes) return { state: 'refused', reason: 'tooLarge' };
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return message && 'source' in message && message.source ? receiveMail(services, message.source) : undefined;
}
