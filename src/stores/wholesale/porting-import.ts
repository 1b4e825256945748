import { createPorting, portings } from './portings.ts';

/** Makes requests one after the other, each once per key: what failed half way is sent again without making any twice. Throws ApiError. */
export async function createPortings(
  requests: readonly Record<string, unknown>[],
  keys: readonly string[],
): Promise<void> {
  for (const [n, request] of requests.entries()) await createPorting(request, keys[n] ?? crypto.randomUUID());
  await portings.reload();
}
