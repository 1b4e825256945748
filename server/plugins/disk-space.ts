import type { FastifyInstance } from 'fastify';
import { requireRoom, reservedBytes } from '../files/storage/disk-space.ts';

/**
 * Answers 507 to calls that would make a foundation's data grow, before reading them, while the disk of the embedded
 * database is nearly full.
 */
export function requireRoomToWrite(scope: FastifyInstance): void {
  const { services } = scope;
  if (services.config.databaseUrl) return;
  scope.addHook('onRequest', async ({ acting, method }) => {
    if (acting && (method === 'POST' || method === 'PUT')) await requireRoom(services, 0, reservedBytes.forDatabase);
  });
}
