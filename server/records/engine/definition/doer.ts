import { deputyName } from '#domain/access/deputy-name.ts';
import { type Actor, personOf } from '#server/session/actor.ts';
import type { Doer } from './action.ts';

interface Acting extends Pick<Actor, 'user' | 'deputy' | 'employee'> {
  readonly roles: readonly string[];
  readonly ownOnly: boolean;
}

/** The actor of a call, as histories name them. */
export function doerOf(acting: Acting): Doer & { readonly roles: readonly string[] } {
  const { user, deputy, employee: staff, roles, ownOnly } = acting;
  const { id, displayName: name, email } = personOf(acting);
  const own = { id, name, staff, email, roles, ...(ownOnly && { ownOnly: user.id }) };
  return deputy ? { ...own, name: deputyName(name, user.displayName), actsFor: user.id } : own;
}
