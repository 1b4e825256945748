import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type Address, ask, open } from './ask.ts';

/** Stands between a proxy and the server, and sees what the proxy sends. */
export interface Relay {
  readonly port: number;
  readonly connectionCount: () => number;
  /** Emits `bytes` for each piece that the proxy sends. */
  readonly events: EventEmitter;
  readonly close: () => void;
}

const streamPath = '/api/trial-stream';
const streamStart =
  'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n';

/** Answers a stream of its own, which the server does not have, and passes all other calls on. */
export async function openRelay(serverPort: number): Promise<Relay> {
  const events = new EventEmitter();
  let connections = 0;
  const relay = createServer((socket) => {
    connections += 1;
    const onward = connect(serverPort, '127.0.0.1');
    socket.on('data', (bytes) => {
      events.emit('bytes');
      if (bytes.includes(streamPath)) socket.write(streamStart);
      else onward.write(bytes);
    });
    socket.on('end', () => onward.end());
    onward.pipe(socket);
    for (const side of [socket, onward])
      side.on('error', () => {
        socket.destroy();
        onward.destroy();
      });
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return { port, connectionCount: () => connections, events, close: () => relay.close() };
}

const callCount = 10;

/** One call after the other needs one connection to the server, and passes servers that do not answer. */
async function checkKeepAlive(address: Address, { connectionCount }: Relay): Promise<string[]> {
  const before = connectionCount();
  const faults: string[] = [];
  for (let call = 0; call < callCount; call += 1) {
    const { status } = await ask(address, '/api/health/live', {}, call % 2 ? 'POST' : 'GET');
    if (status >= 500) faults.push(`one of two servers is away: status ${status}`);
  }
  const openedConnections = connectionCount() - before;
  return openedConnections > 1
    ? [...faults, `keep-alive to the server: ${callCount} calls opened ${openedConnections} connections`]
    : faults;
}

/** The first bytes of a body reach the server while the client still sends. */
async function checkUpload(address: Address, { events }: Relay): Promise<string[]> {
  const call = open(address, '/api/jwt_token', { 'Content-Type': 'application/json', 'Content-Length': '100' }, 'POST');
  call.on('error', () => undefined);
  const arrival = once(events, 'bytes', { signal: AbortSignal.timeout(5000) });
  call.write('{');
  const faults = await arrival.then(
    () => [],
    () => ['an upload is held back until it is complete'],
  );
  call.destroy();
  return faults;
}

/** The first event of a stream reaches the client while the stream goes on. */
async function checkStream(address: Address): Promise<string[]> {
  const call = open(address, streamPath, {}, 'GET');
  call.end();
  const signal = AbortSignal.timeout(5000);
  const faults = await once(call, 'response', { signal })
    .then(([answer]) => once(answer as IncomingMessage, 'data', { signal }))
    .then(
      () => [],
      () => ['an event stream is held back until it is complete'],
    );
  call.on('error', () => undefined);
  call.destroy();
  return faults;
}

/** What a proxy owes the server behind it. */
export const checkProxy = async (address: Address, relay: Relay): Promise<string[]> => [
  ...(await checkKeepAlive(address, relay)),
  ...(await checkUpload(address, relay)),
  ...(await checkStream(address)),
];
