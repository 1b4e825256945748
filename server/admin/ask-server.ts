import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** What an order came to: the exit code and the lines to print. */
export interface Outcome {
  readonly code: 0 | 1;
  readonly lines: readonly string[];
}

/** Who gives an order, by the system: behind sudo the one who called it. */
export function operatorName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Asks how the database of the running server is reached: a backup reads it past the server. */
export const connectionOrder = 'database connection';

/** Where the server that runs on a data folder takes orders. */
export const adminSocket = (dataDir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\portal-${Buffer.from(dataDir).toString('base64url')}`
    : join(dataDir, 'admin.sock');

const outcome = z.object({ code: z.literal([0, 1]), lines: z.array(z.string()) });

/** Gives an order to the server that runs on the folder; undefined where none does. */
export function askServer(dataDir: string, words: readonly string[]): Promise<Outcome | undefined> {
  const socket = createConnection({ path: adminSocket(dataDir), allowHalfOpen: true });
  return new Promise((resolve, reject) => {
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const nobody = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL'].includes(error.code ?? '');
      if (nobody) resolve(undefined);
      else reject(error);
    });
    socket.on('connect', () => {
      socket.end(JSON.stringify({ by: operatorName(), words }));
      text(socket).then((responseText) => resolve(outcome.parse(JSON.parse(responseText))), reject);
    });
  });
}
