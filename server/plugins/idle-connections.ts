import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../session/login-guard.ts';

const second = 1000;
/** What a body must grow by within the time a client may be silent, in bytes: far below the slowest line, far above a drip. */
const least = 1024;

interface Waiting {
  readonly response: ServerResponse;
  /** Bytes of the connection when the body last grew enough. */
  read: number;
  /** How long ago that was, in ms. */
  quiet: number;
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** True where bytes lie ready that the server itself has not taken yet. */
const isOurTurn = ({ socket, readableLength }: IncomingMessage) => readableLength > 0 || socket.isPaused();

function hangUp({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) return void socket.destroy();
  socket.write(timedOut);
  socket.destroySoon();
}

/**
 * Closes connections with a body that stops growing before it is complete. Node's own limit counts from the beginning,
 * which is too short for a slow upload; so progress counts here, in steps of the timer, which no changed clock
 * disturbs.
 */
function watchBodies(server: Server, patience: number): () => void {
  const waiting = new Map<IncomingMessage, Waiting>();
  const step = Math.min(second, patience / 4);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'];
    if (hasBody) waiting.set(request, { response, read: request.socket.bytesRead, quiet: 0 });
  });
  const timer = setInterval(() => {
    for (const [request, one] of waiting) {
      const { complete, socket } = request;
      if (complete || socket.destroyed) {
        waiting.delete(request);
        continue;
      }
      const hasGrown = socket.bytesRead - one.read >= least;
      if (hasGrown) one.read = socket.bytesRead;
      one.quiet = hasGrown || isOurTurn(request) ? 0 : one.quiet + step;
      if (one.quiet < patience) continue;
      waiting.delete(request);
      hangUp(request, one.response);
    }
  }, step).unref();
  return () => clearInterval(timer);
}

/** Refuses connections beyond so many from one subscriber's network. */
function countConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}

/**
 * A client that opens silent connections keeps them only for a short time and blocks no other client. Behind a proxy
 * all connections belong to the proxy, which must limit them per client.
 */
export function endIdleConnections(app: FastifyInstance): void {
  const { silence, connectionsPerAddress, trustProxy } = app.services.config;
  if (trustProxy === false) countConnections(app.server, connectionsPerAddress);
  const stop = watchBodies(app.server, silence);
  app.addHook('onClose', async () => stop());
}
