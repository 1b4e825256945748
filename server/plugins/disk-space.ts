import type { FastifyInstance } from 'fastify';
import { kept, requireRoom } from '../files/storage/disk-space.ts';

/** Answers 507 to whatever would make a foundation's data grow, before it is read, while the disk of the embedded database is nearly full. */
export function requireRoomToWrite(scope: FastifyInstance): void {
  const { services } = scope;
  if (services.config.databaseUrl) return;
  scope.addHook('onRequest', async ({ acting, method }) => {
    if (acting && (method === 'POST' || method === 'PUT')) await requireRoom(services, 0, kept.forDatabase);
  });
}
