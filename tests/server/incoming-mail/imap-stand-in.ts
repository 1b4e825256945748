import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { imapLogin } from './imap-server.ts';

interface Message {
  readonly uid: number;
  readonly raw: Buffer;
}

const unquoted = (text = '') => text.replace(/^"|"$/g, '');

/** As much IMAP as the portal speaks, for machines without a mail server. */
export async function imapStandIn() {
  const folders = new Map<string, Message[]>([['INBOX', []]]);
  const sockets = new Set<Socket>();
  let lastUid = 0;

  function converse(socket: Socket): void {
    let [waiting, line, selected] = [Buffer.alloc(0), '', 'INBOX'];
    let literals: Buffer[] = [];
    let missing = -1;
    const say = (text: string | Buffer) => socket.write(text);

    function answer(command: string, parts: readonly Buffer[]): unknown {
      const [, tag = '', verb = '', rest = ''] = /^(\S+) (\S+) ?(.*)$/s.exec(command) ?? [];
      const ok = (text = 'done') => say(`${tag} OK ${text}\r\n`);
      const [first = '', second = ''] = rest.match(/"[^"]*"|\S+/g) ?? [];
      const messages = folders.get(selected) ?? [];
      switch (verb.toUpperCase()) {
        case 'CAPABILITY':
          say('* CAPABILITY IMAP4rev1 MOVE\r\n');
          return ok();
        case 'LOGIN': {
          const isRight = unquoted(first) === imapLogin.user && unquoted(second) === imapLogin.pass;
          return isRight ? ok() : say(`${tag} NO wrong\r\n`);
        }
        case 'LIST':
          say(`* LIST () "/" ${unquoted(second) === '' ? '""' : second}\r\n`);
          return ok();
        case 'CREATE': {
          if (folders.has(unquoted(first))) return say(`${tag} NO [ALREADYEXISTS] there\r\n`);
          folders.set(unquoted(first), []);
          return ok();
        }
        case 'STATUS':
          say(`* STATUS ${first} (MESSAGES ${folders.get(unquoted(first))?.length ?? 0})\r\n`);
          return ok();
        case 'SELECT':
          selected = unquoted(first);
          say(
            `* ${folders.get(selected)?.length ?? 0} EXISTS\r\n* OK [UIDVALIDITY 1] ids\r\n* OK [UIDNEXT ${lastUid + 1}] next\r\n`,
          );
          return ok('[READ-WRITE] done');
        case 'APPEND':
          lastUid += 1;
          folders.get(unquoted(first))?.push({ uid: lastUid, raw: parts[0] ?? Buffer.alloc(0) });
          return ok();
        case 'FETCH':
          for (const [at, message] of messages.entries()) fetch(message, at + 1, rest);
          return ok();
        case 'UID': {
          const [, action = '', uid = '', target = ''] = /^(\S+) (\S+) (.*)$/s.exec(rest) ?? [];
          const at = messages.findIndex((message) => message.uid === Number(uid));
          const message = messages[at];
          if (message && action === 'FETCH') fetch(message, at + 1, target);
          if (message && action === 'MOVE') {
            messages.splice(at, 1);
            folders.get(unquoted(target))?.push(message);
            say(`* ${at + 1} EXPUNGE\r\n`);
          }
          return ok();
        }
        case 'LOGOUT':
          say('* BYE\r\n');
          ok();
          return socket.end();
        default:
          return ok();
      }
    }

    function fetch({ uid, raw }: Message, at: number, query: string): void {
      const isWhole = query.includes('BODY.PEEK[]');
      say(`* ${at} FETCH (UID ${uid} RFC822.SIZE ${raw.length}${isWhole ? ` BODY[] {${raw.length}}\r\n` : ''}`);
      if (isWhole) say(raw);
      say(')\r\n');
    }

    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        if (missing >= 0) {
          if (waiting.length < missing) return;
          literals.push(waiting.subarray(0, missing));
          waiting = waiting.subarray(missing);
          missing = -1;
        }
        const end = waiting.indexOf('\r\n');
        if (end < 0) return;
        line += waiting.toString('latin1', 0, end);
        waiting = waiting.subarray(end + 2);
        const [literal, size = ''] = /\{(\d+)\+?\}$/.exec(line) ?? [];
        if (literal) {
          missing = Number(size);
          line = line.slice(0, -literal.length);
          say('+ go\r\n');
          continue;
        }
        const [command, parts] = [line, literals];
        [line, literals] = ['', []];
        answer(command, parts);
      }
    });
    say('* OK ready\r\n');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    converse(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
