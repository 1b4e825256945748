import { computed } from 'nanostores';
import { $foundation, $foundationsState } from '../foundation/foundation.ts';
import { $session } from './session.ts';

/** User and foundation as one value that changes only when one of them does; '' while either is missing. */
const $ownerKey = computed([$session, $foundation], (session, foundation) =>
  session && foundation ? JSON.stringify([`${session.user.account}/${session.user.username}`, foundation.trid]) : '',
);

export interface DataScope {
  user: string;
  trid: string;
}

/** The owner of the data on the screen. A list that belongs to another owner must not appear. */
export const $dataScope = computed($ownerKey, (key): DataScope | undefined => {
  if (!key) return undefined;
  const [user, trid] = JSON.parse(key) as [string, string];
  return { user, trid };
});

/** The same for another foundation: employees have records of several beside each other. */
export const scopeIn = (trid: string | undefined): typeof $dataScope =>
  trid === undefined ? $dataScope : computed($dataScope, (scope) => scope && { ...scope, trid });

/** False while it is not known yet which organisation the user acts for: what is typed then could not be kept. */
export const $isScopeDecided = computed(
  [$session, $foundation, $foundationsState],
  (session, foundation, state) => !session || !!foundation || state === 'none' || state === 'held',
);
