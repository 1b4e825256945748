import { ApiError } from '../../api/api-error.ts';
import { sessionFaults } from '../../contract/error.ts';
import { type Credentials, credentials } from '../../contract/session.ts';
import { loadFoundations } from '../../stores/foundation/foundation.ts';
import { blockPageForGood } from '../../stores/page/main-loader-event.ts';
import { beginWith } from '../../stores/session/begin-with.ts';
import { enterPortal } from '../../stores/session/enter-portal.ts';
import { login } from '../../stores/session/session.ts';
import { storesNothing } from '../../stores/storage/storage-mode.ts';

export type LoginField = keyof Credentials;

/** What became of a login that did not lead into the portal. */
export type LoginFailure =
  | { kind: 'invalid'; fields: Partial<Record<LoginField, string>> }
  | { kind: 'wrong' | 'offline' | 'noStorage' }
  /** 900 to 902 have opened their dialog (§8). */
  | { kind: 'fault' }
  | { kind: 'failed'; error: ApiError };

const faults: readonly number[] = Object.values(sessionFaults);

function failureOf(error: ApiError): LoginFailure {
  if (faults.includes(error.code)) return { kind: 'fault' };
  if (error.status === 401) return { kind: 'wrong' };
  return error.status === 0 ? { kind: 'offline' } : { kind: 'failed', error };
}

/** Signs in and leaves for the portal, or says why not. */
export async function signIn(typed: Record<LoginField, string>): Promise<LoginFailure | undefined> {
  const checked = credentials.safeParse(typed);
  if (!checked.success) {
    const fields = checked.error.issues.toReversed().map(({ path, message }) => [path[0], message]);
    return { kind: 'invalid', fields: Object.fromEntries(fields) };
  }
  if (storesNothing()) return { kind: 'noStorage' };
  try {
    beginWith(await login(checked.data.userId, checked.data.password));
  } catch (cause) {
    return failureOf(ApiError.from(cause));
  }
  blockPageForGood();
  // Some users have their roles from a foundation's tags alone (§6): the next page needs them before it is drawn.
  await loadFoundations().catch(() => {});
  enterPortal();
  return undefined;
}
