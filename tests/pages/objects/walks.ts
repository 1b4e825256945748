import { mayAccess } from '../../../src/domain/access/access.ts';
import { accessOf, type RouteName } from '../../../src/domain/access/routes.ts';
import { actors } from './demo-actors.ts';

type Actor = (typeof actors)[number];

/** Several pages that one user sees one after the other. */
interface Walk {
  readonly actor: Actor;
  readonly names: readonly RouteName[];
}

/** Who sees each page first, in walks of at most so many pages: one sign-in for all of them, and work for every worker. */
export function walks(
  names: readonly RouteName[],
  { among = actors, atMost = 8 }: { among?: readonly Actor[]; atMost?: number } = {},
): Walk[] {
  const byActor = Map.groupBy(names, (name) => {
    const actor = among.find(({ roles, tags }) => mayAccess(accessOf(name), roles, tags));
    if (!actor) throw new Error(`${name}: nobody of the demo data may see it`);
    return actor;
  });
  return [...byActor].flatMap(([actor, all]) =>
    Array.from({ length: Math.ceil(all.length / atMost) }, (_, part) => ({
      actor,
      names: all.slice(part * atMost, (part + 1) * atMost),
    })),
  );
}
