import { useStore } from '@nanostores/react';
import { readToken } from '#domain/access/session.ts';
import { $session } from '#stores/session/session.ts';

/** The id under which the signed-in employee takes things over. */
export function useOwnId(): string | undefined {
  const session = useStore($session);
  return session && readToken(session.token)?.sub;
}
