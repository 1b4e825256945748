import type { SessionUser } from '#contract/session.ts';

/** A signed-in user as the browser keeps it; the moments are in ms of this device's clock. */
export interface Session {
  token: string;
  roles: string[];
  user: SessionUser;
  expiresAt: number;
  refreshAt: number;
  /** The provider that opened the session, where signing out goes on to it. */
  signOutProvider?: string;
  /** The employee's own session during a portal view as this user; it is kept until the view ends. */
  own?: Session;
  /** The deputy record and its organisation: such a session is renewed together with the colleague's own one. */
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
  // A portal view ends without renewal, and so does a session that has reached its maximum life.
  if ((own && !deputy) || refreshAt === expiresAt) return Math.max(0, expiresAt - now);
  const wait = refreshAt - now;
  const longest = ((expiresAt - refreshAt) * refreshShare) / (1 - refreshShare);
  return wait > longest + tolerance ? 0 : Math.max(0, wait);
}
