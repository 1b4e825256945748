import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ChildLoggerOptions, levels } from 'pino';

/** What `describeRequest` says of a call has no secret in it: looking for them was a seventh of what a list costs (`docs/decisions/0107-lines-of-calls.md`). */
const asItIs: ChildLoggerOptions = { redact: [] };

/** False on routes that are asked all the time, which say nothing but warnings. */
const isSaid = ({ log }: FastifyReply): boolean =>
  (levels.values[log.level] ?? Number.POSITIVE_INFINITY) <= (levels.values['info'] ?? 0);

/** One line per call, when it is answered: what came and what went. A second line at its beginning cost as much as the token check. */
export class LogCalls extends Fastify.LogController {
  #calls: FastifyBaseLogger | undefined;

  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const call = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) {
      reply.log.error({ ...call, err: error }, 'request errored');
      return;
    }
    if (!isSaid(reply)) return;
    this.#calls ??= reply.server.log.child({}, asItIs);
    this.#calls.info({ reqId: request.id, ...call }, 'request completed');
  }
}
