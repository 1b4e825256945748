import type { Permission, PermissionArea } from '#contract/staff/organisations.ts';
import { effectiveRoles, hasRole, isEmployee } from '#domain/access/roles.ts';
import { accessOf, type RouteName } from '#domain/access/routes.ts';
import type { usersOf } from '#server/queries/session/foundation-users.ts';
import type { Access } from '#server/records/engine/definition/access.ts';
import type { RecordTypes } from '#server/records/engine/record-types.ts';
import type { Standing } from '#server/session/actor.ts';

/** `tags` are those of the organisation. */
type Member = Pick<Awaited<ReturnType<typeof usersOf>>[number], 'roles' | 'rights' | 'tags'>;

interface AreaRules {
  readonly read: Access;
  readonly write: Access;
}

const opens =
  (route: RouteName): Access =>
  ({ roles }) => {
    const access = accessOf(route);
    return typeof access === 'string' || hasRole(access, roles);
  };
const never: Access = () => false;

/** The rules that answer calls: those of record types, and those of pages where an area has no record type. */
function areasOf(records: RecordTypes): Readonly<Record<PermissionArea, AreaRules>> {
  const ofType = (type: string): AreaRules => {
    const record = records.get(type);
    return { read: record?.access.read ?? never, write: record?.access.write ?? never };
  };
  const ofPage = (route: RouteName): AreaRules => ({ read: opens(route), write: never });
  return {
    customers: ofType('hfo.vp.customer'),
    wholesale: ofType('ws.customer'),
    tickets: ofType('hd.ticket'),
    documents: ofPage('Documents'),
    statements: ofPage('EtcBillingDocuments'),
    commissionLists: ofPage('EtcCommissionLists'),
    members: ofType('etc.invitation'),
  };
}

/** The rules need no more of a user than the roles. */
const standingWith = (roles: readonly string[], tags: string): Standing =>
  ({ user: { id: '', roles }, employee: isEmployee(roles), foundation: { type: tags }, roles }) as unknown as Standing;

/**
 * What a member may do, area by area. Where it comes from is found by asking the same rule with a part of the roles, so
 * that the answer cannot differ from what the server does.
 */
export function permissionsOf(records: RecordTypes, { roles, rights, tags }: Member): Permission[] {
  const rightNames = Object.keys(rights);
  const all = standingWith(effectiveRoles([...roles, ...rightNames], tags), tags);
  const parts = [
    ['everybody', standingWith([], '')],
    ['own', standingWith(effectiveRoles([...roles]), '')],
    ['organisation', standingWith(effectiveRoles([], tags), tags)],
    ['given', standingWith(rightNames, '')],
  ] as const;
  return Object.entries(areasOf(records)).map(([area, { read, write }]) => {
    const isReadable = read(all);
    const origin = isReadable ? parts.find(([, part]) => read(part))?.[0] : undefined;
    const right = origin === 'given' ? rightNames.find((role) => read(standingWith([role], ''))) : undefined;
    return {
      area: area as PermissionArea,
      read: isReadable,
      write: isReadable && write(all),
      ...(origin && { origin }),
      ...(right && rights[right]),
    };
  });
}
