import type { FastifyInstance } from 'fastify';

/** Counts every answer of the API by route and status, and how long it took. */
export function measure(scope: FastifyInstance): void {
  const { metrics } = scope.services;
  scope.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.inc({ method: request.method, route, status: reply.statusCode });
    metrics.requestSeconds.observe({ route }, reply.elapsedTime / 1000);
  });
}
