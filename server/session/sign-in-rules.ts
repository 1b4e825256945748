import { allowsAddress, longestSession, type SignInRules } from '#domain/access/sign-in-rules.ts';
import { ApiError, noSession } from '../core/errors.ts';
import { isInNetworks } from './networks.ts';

const outside = (address: string) =>
  new ApiError(
    403,
    `Ihre Organisation erlaubt die Anmeldung nur aus ihren eigenen Netzen. Sie kommen von ${address}. Bitte wenden Sie sich an die Administration Ihrer Organisation.`,
  );

const isAllowed = (rules: readonly SignInRules[], address: string): boolean =>
  allowsAddress(rules, (networks) => isInNetworks(address, networks));

/** Throws a sentence for who signs in from elsewhere. */
export function checkSignInAddress(rules: readonly SignInRules[], address: string): void {
  if (!isAllowed(rules, address)) throw outside(address);
}

interface RunningSession {
  readonly address: string;
  /** When (ms) its login was. */
  readonly begun: number | null | undefined;
  readonly now: number;
}

/** Throws 401 for a session that has left the networks of its organisation, or that is older than it allows. */
export function checkRunningSession(rules: readonly SignInRules[], { address, begun, now }: RunningSession): void {
  if (rules.length === 0) return;
  if (!isAllowed(rules, address)) throw noSession();
  if (begun !== null && begun !== undefined && now >= begun + longestSession(rules)) throw noSession();
}
