import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a connection goes away: properly, with a reset, or by falling silent while it stays open. */
export const cutKinds = ['FIN', 'RST', 'silence'] as const;
export interface Cut {
  readonly kind: (typeof cutKinds)[number];
  /** Bytes of the request that still get through, counted from the planning of the cut. */
  readonly after: number;
}

/** Carries connections to a server and cuts the one that brings the planned number of bytes. */
export async function cutProxy(target: number) {
  const sockets = new Set<Socket>();
  let planned: Cut | undefined;
  let passed = 0;
  let onCut: () => void = () => undefined;

  const proxy = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let silent = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const cut = (kind: Cut['kind']) => {
      if (kind === 'silence') silent = true;
      else if (kind === 'FIN') for (const socket of [near, far]) socket.end();
      else for (const socket of [near, far]) socket.resetAndDestroy();
      onCut();
    };
    near.on('data', (bytes) => {
      if (silent) return;
      const left = planned ? planned.after - passed : Number.POSITIVE_INFINITY;
      passed += bytes.length;
      if (bytes.length <= left) return void far.write(bytes);
      far.write(bytes.subarray(0, Math.max(0, left)));
      const { kind } = planned ?? { kind: 'FIN' };
      planned = undefined;
      cut(kind);
    });
    far.on('data', (bytes) => silent || near.write(bytes));
    near.on('end', () => silent || far.end());
    far.on('end', () => silent || near.end());
    near.on('close', () => silent || far.destroy());
    far.on('close', () => silent || near.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Resolves when the cut has happened. */
    plan(cut: Cut): Promise<void> {
      passed = 0;
      planned = cut;
      return new Promise((resolve) => {
        onCut = resolve;
      });
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
