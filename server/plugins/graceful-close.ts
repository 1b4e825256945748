import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection as soon as nothing is under way on it once the server shuts down. Node's own way cuts answers
 * that a slow client has not received yet, and leaves connections open that never sent anything or have an answer that
 * ends later: the shutdown would wait for them until they time out.
 */
export function closeGracefully(server: Server): void {
  const responses = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  const endIfIdle = (socket: Socket) => {
    if (isClosing && responses.get(socket)?.size === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    responses.set(socket, new Set());
    socket.once('close', () => responses.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.get(socket)?.add(response);
    response.once('close', () => {
      responses.get(socket)?.delete(response);
      endIfIdle(socket);
    });
  });
  // Both Node and Fastify call it when they close the server.
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const [socket, open] of responses) {
      // The client is told, unless its answer has begun already.
      for (const response of open) response.shouldKeepAlive = false;
      endIfIdle(socket);
    }
  };
}
