import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from '../core/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under overload too: health, and what ends work that was begun. */
    essential?: boolean;
    /** The handler itself waits for the body. */
    readsBody?: boolean;
  }
  interface FastifyRequest {
    /** Counted among the calls in work. */
    inWork?: boolean;
  }
}

const second = 1000;
/** A process that lets its callers wait so long (ms) before it even looks at them takes no more of them. */
const longestDelay = 2000;

/** Mean delay of the event loop over the last second, in ms. */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  let delay = 0;
  histogram.enable();
  const timer = setInterval(() => {
    delay = histogram.mean / 1e6;
    histogram.reset();
  }, second).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}

/**
 * Refuses calls with 503 and `Retry-After` instead of letting all of them wait: above a limit of concurrent calls, or
 * while the event loop lags. A call counts until its answer is ready, even if its caller has gone away; not while its
 * body is awaited, because a client could open many calls, send no body and block everyone else.
 */
export function limitConcurrency(scope: FastifyInstance, delay: () => number = watchDelay(scope)): void {
  const { config, metrics } = scope.services;
  const most = config.maxInWork;
  let inWork = 0;
  const leave = (request: FastifyRequest): void => {
    if (request.inWork) inWork -= 1;
    request.inWork = false;
  };
  const enter = (request: FastifyRequest): void => {
    if (request.routeOptions.config.essential) return;
    const reason = inWork >= most ? 'calls' : delay() > longestDelay ? 'event-loop' : undefined;
    if (reason) {
      metrics.callsShed.inc({ reason });
      throw overloaded();
    }
    request.inWork = true;
    inWork += 1;
  };
  scope.decorateRequest('inWork', false);
  scope.addHook('onRequest', async (request) => {
    enter(request);
    // A body that breaks off while hooks still wait for the database is never read, and no answer follows.
    request.raw.once('close', () => {
      if (!request.raw.complete) leave(request);
    });
  });
  scope.addHook('preParsing', async (request) => leave(request));
  scope.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.readsBody) enter(request);
  });
  scope.addHook('onSend', async (request) => leave(request));
}
