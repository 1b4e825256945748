import type { SessionUser } from '#contract/session.ts';

/** A signed-in user as the browser keeps it; the moments are in ms of this device's clock. */
export interface Session {
  token: string;
  roles: string[];
  user: SessionUser;
  expiresAt: number;
  refreshAt: number;
  /** The employee's own session, while he sees the portal as this user; it waits until he is done. */
  own?: Session;
  /** By which record of which organisation a colleague acts for this user: such a session is renewed with his own. */
  deputy?: { readonly trid: string; readonly record: string };
}

/** What the user types as user ID. */
export const userIdOf = ({ account, username }: Pick<SessionUser, 'account' | 'username'>): string =>
  `${account}/${username}`;

/** Part of the remaining life after which a token is renewed (§9-1). */
export const refreshShare = 0.75;

export const isAlive = (session: Session | undefined, now: number): session is Session =>
  !!session && session.expiresAt > now;

/** Corrections of a device's clock that mean nothing, in ms. */
const tolerance = 60_000;

/** Milliseconds until the token is to be renewed; 0 where that is due, or where the clock was turned back since the login. */
export function untilRefresh({ refreshAt, expiresAt, own, deputy }: Session, now: number): number {
  // What is only looked at is over at its end, and so is a session that has had its longest life.
  if ((own && !deputy) || refreshAt === expiresAt) return Math.max(0, expiresAt - now);
  const wait = refreshAt - now;
  const longest = ((expiresAt - refreshAt) * refreshShare) / (1 - refreshShare);
  return wait > longest + tolerance ? 0 : Math.max(0, wait);
}
