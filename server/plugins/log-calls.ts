import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

/** One line per call, when it is answered: what came and what went. A second line at its beginning cost as much as the token check. */
export class LogCalls extends Fastify.LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const call = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...call, err: error }, 'request errored');
    else reply.log.info(call, 'request completed');
  }
}
