import { createConnection } from 'node:net';
import type { Readable } from 'node:stream';

/** The scanner cannot be asked, or says nothing that can be understood. */
class ScannerFault extends Error {}

/** How long the scanner may say nothing, in ms. */
const defaultSilenceMs = 60_000;

const placeOf = (address: string) => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? { path: decodeURIComponent(pathname) } : { host: hostname, port: Number(port || 3310) };
};

async function* framed(bytes: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function verdictOf(answer: string): string | undefined {
  const [, malwareName] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (malwareName === undefined && answer !== 'stream: OK') throw new ScannerFault(answer || 'no answer');
  return malwareName;
}

/**
 * Asks a scanner that speaks the protocol of clamd (INSTREAM), at `unix:/path` or `tcp://host:port`, what it finds in
 * the bytes; undefined where that is nothing.
 */
export function scan(address: string, bytes: Readable, silenceMs = defaultSilenceMs): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(placeOf(address));
    let answer = '';
    const fail = (error: Error) => {
      bytes.destroy();
      socket.destroy();
      reject(error instanceof ScannerFault ? error : new ScannerFault(error.message));
    };
    socket.setTimeout(silenceMs, () => fail(new ScannerFault('no answer in time')));
    socket.on('error', fail);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => {
      try {
        resolve(verdictOf(answer.replace(/[\0\n]+$/, '')));
      } catch (error) {
        fail(error as Error);
      }
    });
    socket.on('connect', async () => {
      try {
        for await (const part of framed(bytes))
          if (!socket.write(part))
            await new Promise<void>((drained) => socket.once('drain', drained).once('close', drained));
      } catch (error) {
        fail(error as Error);
      }
    });
  });
}
