import { mayAccess } from '#domain/access/access.ts';
import { aboveTag } from '#domain/access/roles.ts';
import { accessOf, type RouteName } from '#domain/access/routes.ts';

const admin = 'SP,PORTAL_ETC_PORTAL_ADMIN,PORTAL_ETC_COMISSION_PAPERS,PORTAL_ETC_COMISSION_STATEMENT';

interface Actor {
  userId: string;
  roles: readonly string[];
  trid: string;
  /** The foundation as §2 shows it. */
  caption: string;
  tags: string;
  /** Written down from §2 and §6, not computed. */
  sees: Record<'myData' | 'academy' | 'salesPartners' | 'wholesale', boolean>;
}

const actor = (
  userId: string,
  roles: string,
  trid: string,
  caption: string,
  tags: string,
  sees: readonly (keyof Actor['sees'])[],
): Actor => ({
  userId,
  roles: roles.split(' '),
  trid,
  caption: `ETC - ${caption}`,
  tags,
  sees: {
    myData: sees.includes('myData'),
    academy: sees.includes('academy'),
    salesPartners: sees.includes('salesPartners'),
    wholesale: sees.includes('wholesale'),
  },
});

const [sommer, winter, etc] = ['Sommer Telekom GmbH', 'Winter IT-Service', 'ETC Distribution'];
const nordlicht = 'Nordlicht Mobilfunk';

/** The users of the demo data with each foundation that they act for. */
export const actors: readonly Actor[] = [
  actor('1001/sp.admin', 'PORTAL_USER SP', '1001', sommer, admin, ['myData', 'academy', 'salesPartners']),
  actor('1001/sp.user', 'PORTAL_USER SP', '1001', sommer, admin, ['myData', 'academy', 'salesPartners']),
  actor('1001/sp.user', 'PORTAL_USER SP', '1002', winter, `SP,${aboveTag}`, ['academy', 'salesPartners']),
  actor('2001/ws.user', 'PORTAL_USER WS', '2001', 'Holt Voice Wholesale', 'WS', ['academy', 'wholesale']),
  actor('2002/spws.user', 'PORTAL_USER', '2002', 'Anders Kommunikation', 'SP,WS', [
    'academy',
    'salesPartners',
    'wholesale',
  ]),
  actor('9001/etc.staff', 'PORTAL_USER PORTAL_EMPLOYEE', '9001', etc, 'ETC', ['myData', 'academy']),
  actor('9001/etc.staff', 'PORTAL_USER PORTAL_EMPLOYEE', '1001', sommer, admin, ['myData', 'academy', 'salesPartners']),
  actor('1003/etc.papers', 'PORTAL_USER PORTAL_ETC_COMISSION_PAPERS', '1003', nordlicht, '', ['academy']),
  actor('1003/etc.statement', 'PORTAL_USER PORTAL_ETC_COMISSION_STATEMENT', '1003', nordlicht, '', ['academy']),
  actor('9001/etc.admin', 'PORTAL_USER PORTAL_EMPLOYEE PORTAL_ADMIN', '9001', etc, 'ETC', ['myData', 'academy']),
  actor('9001/chef.red', 'PORTAL_CHEFRED PORTAL_CMS_CHEFRED', '9001', etc, 'ETC', ['academy']),
  actor('1004/plain.user', 'PORTAL_USER', '1004', 'Lorenz Mobil', '', ['academy']),
];

/** Each user with the organisation that a sign-in selects. */
export const atFirstOrganisation = actors.filter(
  ({ userId }, at) => actors.findIndex((other) => other.userId === userId) === at,
);

export const isOpenTo = (name: RouteName, { roles, tags }: Actor): boolean => mayAccess(accessOf(name), roles, tags);

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
    const actor = among.find((actor) => isOpenTo(name, actor));
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
