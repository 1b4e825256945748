import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import type { MailServices } from '../mail/mail-services.ts';
import { adminSocket, connectionOrder, type Outcome } from './ask-server.ts';
import type { AdminServices } from './command.ts';
import { runCommand } from './run-command.ts';

const order = z.object({
  by: z.string().check(z.maxLength(200)),
  words: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(40)),
});

/**
 * Receives commands from `server/cli.ts`, because the embedded database belongs to this process alone. Everyone with
 * write access to the data folder may send commands: the socket lies in it and opens for its owner only.
 */
export function openAdminChannel(
  services: AdminServices & Pick<MailServices, 'log'>,
  connection: PoolConfig,
): Promise<() => void> {
  const path = adminSocket(services.config.dataDir);
  // Left by a killed server; the lock on the folder proves that no server listens there.
  rmSync(path, { force: true });
  const carryOut = async (words: readonly string[], by: string): Promise<Outcome> =>
    words.join(' ') === connectionOrder
      ? { code: 0, lines: [JSON.stringify(connection)] }
      : runCommand(services, words, { by });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    text(socket)
      .then((orderText) => {
        const { words, by } = order.parse(JSON.parse(orderText));
        return carryOut(words, by);
      })
      .catch((error: unknown): Outcome => {
        services.log.error({ err: error }, 'order of an operator failed');
        return { code: 1, lines: ['the order failed; the log of the server says why'] };
      })
      .then((done) => socket.end(JSON.stringify(done)));
  });
  return new Promise((resolve) => {
    server.on('error', (error) => {
      services.log.warn({ err: error }, 'orders beside the running server are not possible');
      resolve(() => undefined);
    });
    // Other users of the machine are kept out from the first moment on, not only after a change of the mode.
    const mask = process.platform === 'win32' ? undefined : process.umask(0o177);
    server.listen(path, () => resolve(() => void server.close()));
    if (mask !== undefined) process.umask(mask);
  });
}
