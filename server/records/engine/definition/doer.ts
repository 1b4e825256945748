import { deputyName } from '#domain/access/deputy-name.ts';
import { type Actor, personOf } from '#server/session/actor.ts';
import type { Doer } from './action.ts';

interface Acting extends Pick<Actor, 'user' | 'deputy' | 'employee'> {
  readonly roles: readonly string[];
}

/** The actor of a call, as histories name them. */
export function doerOf(acting: Acting): Doer & { readonly roles: readonly string[] } {
  const { user, deputy, employee: staff, roles } = acting;
  const { id, displayName: name, email } = personOf(acting);
  const own = { id, name, staff, email, roles };
  return deputy ? { ...own, name: deputyName(name, user.displayName), actsFor: user.id } : own;
}
