import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded } from '../core/errors.ts';
import { connectionFigures } from '../db/postgres-pool.ts';
import { CallLimit, LastingDelay } from './call-limit.ts';

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

/** Mean delay of the event loop over each of the last two seconds, the lower one, in ms. */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  const delay = new LastingDelay();
  histogram.enable();
  const timer = setInterval(() => {
    delay.measure(histogram.mean / 1e6);
    histogram.reset();
  }, second).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay.current;
}

const lookEveryMs = 250;
/** The share of its time that a thread works which has no more room. */
const fullShare = 0.9;

/** Looks a few times a second whether the thread is busy all the time, or calls wait for connections to the database. */
function watchLoad(app: FastifyInstance, limit: CallLimit): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    let before = performance.eventLoopUtilization();
    timer = setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization, active, idle } = performance.eventLoopUtilization(now, before);
      before = now;
      limit.look((active + idle) / second, utilization > fullShare || connectionFigures().waiting > 0);
    }, lookEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Refuses calls with 503 and `Retry-After` instead of letting all of them wait: above a limit of concurrent calls, or
 * while the event loop lags. A call counts until its answer is ready, even if its caller has gone away; not while its
 * body is awaited, because a client could open many calls, send no body and block everyone else.
 */
export function limitConcurrency(scope: FastifyInstance, delay: () => number = watchDelay(scope)): void {
  const { config, metrics } = scope.services;
  const limit = new CallLimit(config.maxInWork);
  watchLoad(scope, limit);
  let inWork = 0;
  const leave = (request: FastifyRequest): void => {
    if (request.inWork) inWork -= 1;
    request.inWork = false;
  };
  const enter = (request: FastifyRequest, most: number): void => {
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
    enter(request, limit.current);
    // A body that breaks off while hooks still wait for the database is never read, and no answer follows.
    request.raw.once('close', () => {
      if (!request.raw.complete) leave(request);
    });
  });
  scope.addHook('preParsing', async (request) => leave(request));
  scope.addHook('preValidation', async (request) => {
    // One that was let in before its body came is not sent away for what changed meanwhile.
    if (!request.routeOptions.config.readsBody) enter(request, config.maxInWork);
  });
  scope.addHook('onSend', async (request) => {
    if (request.inWork) limit.answer();
    leave(request);
  });
}
