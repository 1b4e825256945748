import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { allowedAddresses } from './networks.ts';

/** All addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Asks name servers alone: the system's own lookup has four threads, which a slow name server could hold. */
export const resolveHost: ResolveHost = async (host) => {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

export type AddressFault = 'unreachable' | 'blocked' | 'port' | 'https';

export type CheckedAddress =
  | { readonly address: string; readonly fault?: never }
  | { readonly address?: never; readonly fault: AddressFault };

/** Mail servers, databases and the like take no webhooks. */
const isWebPort = ({ port }: URL) => port === '' || port === '80' || port === '443' || Number(port) >= 1024;

/**
 * The address that a message is sent to: of all that the host has, none may be one that is not allowed. It is connected
 * to without being resolved again, so that no second answer of the name server counts. Without TLS only networks of the
 * operator are reached.
 */
export async function checkAddress(
  url: URL,
  { resolve, networks }: { readonly resolve: ResolveHost; readonly networks: readonly string[] },
): Promise<CheckedAddress> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  const [address] = addresses;
  if (address === undefined) return { fault: 'unreachable' };
  const { isAllowed, isNamed } = allowedAddresses(networks);
  if (!addresses.every(isAllowed)) return { fault: 'blocked' };
  const isOwn = addresses.every(isNamed);
  if (!isOwn && url.protocol !== 'https:') return { fault: 'https' };
  return isOwn || isWebPort(url) ? { address } : { fault: 'port' };
}
