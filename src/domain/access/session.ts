import { jwtDecode } from 'jwt-decode';
import { type SessionAnswer, type SessionUser, type TokenClaims, tokenLifetime } from '#contract/session.ts';
import { refreshShare, type Session } from './session-life.ts';

/** The claims of a token, or undefined for anything but three parts of readable JSON (§5-5). Other servers may leave some out. */
export function readToken(token: string): Partial<TokenClaims> | undefined {
  if (token.split('.').length !== 3) return undefined;
  try {
    return jwtDecode<TokenClaims>(token);
  } catch {
    return undefined;
  }
}

/** Who typed this user ID, until an answer says more. */
export function userNamed(userId: string): SessionUser {
  const [account = '', username = ''] = userId.trim().split('/');
  return { account, username, displayName: username || account, email: '' };
}

const defaultRoles = ['PORTAL_USER'];

/**
 * The session from an answer, with the present user as fallback if the answer names none, and what `before` says of the
 * session that goes on. The life is taken from the
 * token's own claims and counted from now, so that a wrong device clock neither logs out nor refreshes too early.
 */
export function sessionFrom(
  answer: SessionAnswer,
  now: number,
  fallbackUser: SessionUser,
  before?: Pick<Session, 'signOutProvider'>,
): Session | undefined {
  const claims = readToken(answer.token);
  if (!claims) return undefined;
  const { account = fallbackUser.account, username = fallbackUser.username, exp, iat = now / 1000 } = claims;
  const life = exp === undefined ? tokenLifetime : (exp - iat) * 1000;
  const signOutProvider = answer.signOutProvider ?? before?.signOutProvider;
  const roles = answer.roles ?? claims.roles ?? [];
  return {
    token: answer.token,
    roles: roles.length > 0 ? roles : defaultRoles,
    user: Object.assign({ ...fallbackUser, account, username }, answer.user),
    expiresAt: now + life,
    refreshAt: now + life * refreshShare,
    ...(signOutProvider && { signOutProvider }),
  };
}

/** The session with the token that answers its renewal; one that ends no later than the token before is the session's last. */
export function renewedSession(answer: SessionAnswer, now: number, before: Session): Session | undefined {
  const renewed = sessionFrom(answer, now, before.user, before);
  const isLast = (readToken(answer.token)?.exp ?? Infinity) <= (readToken(before.token)?.exp ?? 0);
  return renewed && isLast ? { ...renewed, refreshAt: renewed.expiresAt } : renewed;
}

/** The session with a newer token of the same user, or undefined where the token may not replace the one there is. */
export function withToken(session: Session, token: string, now: number): Session | undefined {
  const [mine, theirs] = [readToken(session.token), readToken(token)];
  if (!mine || !theirs || theirs.sub !== mine.sub || !((theirs.iat ?? 0) > (mine.iat ?? 0))) return undefined;
  return sessionFrom({ token, roles: theirs.roles ?? session.roles }, now, session.user, session);
}

/** base64 of the UTF-8 bytes of `account/username:password`, the `_ticket` of a login. */
export const loginTicket = (userId: string, password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${userId.trim()}:${password}`)));
