import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';

const keyOfBackend = 'K'.charCodeAt(0);

/** Gives the backend another number, as a pooler does, in the message that follows the login. */
function renumber(bytes: Buffer): Buffer {
  for (let at = 0; at + 9 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1))
    if (bytes[at] === keyOfBackend) bytes.writeInt32BE(77, at + 5);
  return bytes;
}

/** Stands before a PostgreSQL as a pooler does: its clients see numbers of backends that are none. */
export async function openFakePooler({ host = '', port, user, password, database }: PoolConfig) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far);
    let isNew = true;
    far.on('data', (bytes) => {
      const isLogin = isNew && bytes.includes(Buffer.from([keyOfBackend, 0, 0, 0, 12]));
      if (isLogin) isNew = false;
      near.write(isLogin ? renumber(bytes) : bytes);
    });
    far.on('end', () => near.end());
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${own}/${database}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
