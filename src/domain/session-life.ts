import type { SessionUser } from '../contract/session.ts';

/** A signed-in user as the browser keeps it; the moments are in ms of this device's clock. */
export interface Session {
  token: string;
  roles: string[];
  user: SessionUser;
  expiresAt: number;
  refreshAt: number;
}

export const isAlive = (session: Session | undefined, now: number): session is Session =>
  !!session && session.expiresAt > now;
