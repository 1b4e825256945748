import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As nginx, Caddy, Envoy and cloud balancers write them; anything else might forge lines of the log. */
const usable = /^[\w-]{8,64}$/;

/**
 * The id that the proxy gave a call, so that its log and that of the portal name a call alike. Without a proxy that is
 * believed (`TRUST_PROXY`) it is a new one, because clients could give all their calls the id of another.
 */
export const requestIdOf =
  ({ isBehindProxy }: { readonly isBehindProxy: boolean }) =>
  ({ headers }: IncomingMessage): string => {
    const proxyId = isBehindProxy ? headers['x-request-id'] : undefined;
    return typeof proxyId === 'string' && usable.test(proxyId) ? proxyId : randomUUID();
  };
