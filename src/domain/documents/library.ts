import { mayAccess } from '../access/access.ts';
import { isEmployee } from '../access/roles.ts';
import { type Access, accessOf, type RouteName } from '../access/routes.ts';

interface Repository {
  /** The page on which it is browsed. */
  route: RouteName;
  access: Access;
}

/** `/documents` and `/tutorials` are pages for sales partners; employees pass all guards of documents (§6-5). */
const salesPartners = ['SP', 'PORTAL_EMPLOYEE'] as const;

/** The top folders of the library, each with the roles that see it: those of its page (§2-4), those it is meant for (§1-12), or all signed-in users. */
export const repositories = {
  'network-operators': {
    route: 'EtcDocumentsNetworkOperators',
    access: accessOf('EtcDocumentsNetworkOperators'),
  },
  'distribution-services': { route: 'EtcDistributionServices', access: accessOf('EtcDistributionServices') },
  'commission-lists': { route: 'EtcCommissionLists', access: accessOf('EtcCommissionLists') },
  contracts: { route: 'EtcContracts', access: accessOf('EtcContracts') },
  'billing-documents': { route: 'EtcBillingDocuments', access: accessOf('EtcBillingDocuments') },
  /** One folder per foundation, named by its trid; seen on behalf of that foundation alone. */
  'commission-statements': { route: 'EtcBillingDocuments', access: accessOf('EtcBillingDocuments') },
  tutorials: { route: 'Documents', access: salesPartners },
  films: { route: 'Documents', access: salesPartners },
  newsletters: { route: 'Documents', access: 'signedIn' },
  'price-lists': { route: 'Documents', access: salesPartners },
  templates: { route: 'Documents', access: 'signedIn' },
} as const satisfies Record<string, Repository>;

export type RepositoryName = keyof typeof repositories;

export const repositoryNames = Object.keys(repositories) as RepositoryName[];
export const isRepository = (name: string): name is RepositoryName => Object.hasOwn(repositories, name);

/** The repositories that a user sees on behalf of any of the foundations with these tags; employees pass all guards of documents (§6-5). */
export const repositoriesFor = (userRoles: readonly string[], foundationTypes: readonly string[]): RepositoryName[] =>
  repositoryNames.filter(
    (name) =>
      isEmployee(userRoles) || foundationTypes.some((type) => mayAccess(repositories[name].access, userRoles, type)),
  );

/** Files below `commission-statements/{trid}` belong to that foundation. */
export const statementsOf = (trid: string): string => `commission-statements/${trid}`;

/** The foundation that a file belongs to; undefined for what is there for all. */
export const tridOfPath = (path: string): string | undefined => /^commission-statements\/([^/]+)\//.exec(path)?.[1];
