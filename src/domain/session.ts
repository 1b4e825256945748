import { jwtDecode } from 'jwt-decode';
import type { SessionAnswer, TokenClaims } from '../contract/session.ts';
import { refreshShare, type Session } from './session-life.ts';

/** The claims of a token, or undefined for anything but three parts of readable JSON (§5). */
export function readToken(token: string): TokenClaims | undefined {
  if (token.split('.').length !== 3) return undefined;
  try {
    return jwtDecode<TokenClaims>(token);
  } catch {
    return undefined;
  }
}

/**
 * The session that an answer opens. The life is taken from the token's own claims and counted from now,
 * so that a device whose clock is wrong neither logs out nor refreshes at a wrong moment.
 */
export function sessionFrom(answer: SessionAnswer, now: number): Session | undefined {
  const claims = readToken(answer.token);
  if (!claims) return undefined;
  const life = (claims.exp - claims.iat) * 1000;
  const roles = answer.roles.length > 0 ? answer.roles : ['PORTAL_USER'];
  return { token: answer.token, roles, user: answer.user, expiresAt: now + life, refreshAt: now + life * refreshShare };
}

/** The session with a newer token of the same user, or undefined where the token may not replace the one there is. */
export function withToken(session: Session, token: string, now: number): Session | undefined {
  const [mine, theirs] = [readToken(session.token), readToken(token)];
  if (!mine || !theirs || theirs.sub !== mine.sub || theirs.iat <= mine.iat) return undefined;
  return sessionFrom({ token, roles: theirs.roles, user: session.user }, now);
}

/** base64 of the UTF-8 bytes of `account/username:password`, the `_ticket` of a login. */
export const loginTicket = (userId: string, password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${userId.trim()}:${password}`)));
