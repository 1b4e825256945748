import * as api from '#api/me/sessions.ts';
import type { OwnSession } from '#contract/me/sessions.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';

/** Where the user is signed in. */
export const ownSessions = loader<OwnSession[]>(async () => (await api.readSessions()).items);

onActive(ownSessions.$value, [$user], () => {
  if ($user.get()) void ownSessions.reload();
  else ownSessions.reset();
});

/** Rejects with the ApiError; one that is gone already has ended. */
export async function endSession(id: string): Promise<void> {
  await api.endSession(id).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
  });
  ownSessions.change((sessions) => sessions.filter((session) => session.id !== id));
}

export async function endOtherSessions(): Promise<void> {
  await api.endOtherSessions();
  ownSessions.change((sessions) => sessions.filter(({ current }) => current));
}
