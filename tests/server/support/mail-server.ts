import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the mail server does to each who calls: `refusing` says so at the start of a mail, `cutting` takes the mail and hangs up, `silent` greets no one. */
export type Mood = 'up' | 'refusing' | 'cutting' | 'hanging up' | 'silent';

/** A mail server that speaks just enough SMTP. */
export async function mailServer() {
  const state = { mood: 'up' as Mood, received: [] as string[], recipients: [] as string[], refuse: '' };
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (state.mood === 'hanging up') return void socket.destroy();
    let text = '';
    let inData = false;
    const greet = () => void socket.write('220 test\r\n');
    if (state.mood === 'silent') waiting.push(greet);
    else greet();
    socket.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        if (inData) {
          const last = text.indexOf('\r\n.\r\n');
          if (last < 0) return;
          state.received.push(text.slice(0, last));
          text = text.slice(last + 5);
          inData = false;
          if (state.mood === 'cutting') socket.destroy();
          else socket.write('250 ok\r\n');
          continue;
        }
        text = text.slice(end + 2);
        answer(line);
      }
    });

    function answer(line: string): void {
      if (line.startsWith('RCPT')) state.recipients.push(line);
      if (state.mood === 'refusing' && line.startsWith('MAIL')) socket.write('451 later\r\n');
      else if (line.startsWith('RCPT') && state.refuse !== '' && line.includes(state.refuse))
        socket.write('550 unknown\r\n');
      else if (line === 'DATA') {
        inData = true;
        socket.write('354 go\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    /** Greets those that wait for it. */
    speak: () => {
      state.mood = 'up';
      for (const greet of waiting.splice(0)) greet();
    },
    waiting: () => waiting.length,
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
