import type { RouteName } from '../access/routes.ts';
import { isRepository, type RepositoryName, repositories, repositoryNames, statementsOf } from './library.ts';

interface Browser {
  repositories: readonly RepositoryName[];
  /** The order of files where neither address nor folder names one. */
  order: string;
  /** Files of the newest order stand under their months (§9-4). */
  months: boolean;
  /** Its start stands below something else, which has the page's head. */
  isBelow?: true;
}

const ofRoute = (route: RouteName) => repositoryNames.filter((name) => repositories[name].route === route);

/** The pages that browse the library (§2-4), each with its part of it. */
export const fileBrowsers = {
  Documents: { repositories: ofRoute('Documents'), order: '', months: false },
  EtcDistributionServices: { repositories: ofRoute('EtcDistributionServices'), order: '', months: false },
  EtcCommissionLists: { repositories: ofRoute('EtcCommissionLists'), order: 'file:newest', months: true },
  EtcContracts: { repositories: ofRoute('EtcContracts'), order: '', months: false },
  EtcBillingDocuments: {
    repositories: ofRoute('EtcBillingDocuments').toReversed(),
    order: 'file:newest',
    months: true,
    isBelow: true,
  },
  EtcDocumentsNetworkOperators: { repositories: ofRoute('EtcDocumentsNetworkOperators'), order: '', months: false },
  TestView: { repositories: repositoryNames, order: '', months: false },
} as const satisfies Partial<Record<RouteName, Browser>>;

export type BrowserRoute = keyof typeof fileBrowsers;

/** How the browser of a route is set up. */
export const browserOf = (route: BrowserRoute): Browser => fileBrowsers[route];

/** Most entries of one answer about a folder. */
export const folderRows = 500;

/** Where one enters a repository: a foundation's statements lie in a folder of their own. */
export const entryOf = (repository: RepositoryName, trid: string): string =>
  repository === 'commission-statements' ? statementsOf(trid) : repository;

/** The folder with which a page begins; '' where it offers several repositories. */
export function startOf(route: BrowserRoute, trid: string): string {
  const [first, ...others] = browserOf(route).repositories;
  return first && others.length === 0 ? entryOf(first, trid) : '';
}

/** True for a folder that belongs to the page, on behalf of this foundation. */
export function isWithin(route: BrowserRoute, path: string, trid: string): boolean {
  const [top = ''] = path.split('/');
  if (path === '') return startOf(route, trid) === '';
  if (!isRepository(top) || !browserOf(route).repositories.includes(top)) return false;
  const entry = entryOf(top, trid);
  return path === entry || path.startsWith(`${entry}/`);
}

/** The folder above, within the page; undefined at its start. */
export function parentOf(route: BrowserRoute, path: string, trid: string): string | undefined {
  const start = startOf(route, trid);
  if (path === start || !isWithin(route, path, trid)) return undefined;
  const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return isWithin(route, above, trid) ? above : start;
}

/** The folders from the page's start to this one, outermost first. */
export function trailOf(route: BrowserRoute, path: string, trid: string): string[] {
  const parent = parentOf(route, path, trid);
  return parent === undefined ? [] : [...trailOf(route, parent, trid), path];
}

/** Newsletters come month by month on every page. */
const monthly: readonly RepositoryName[] = ['newsletters'];

/** The order and grouping of a folder that says nothing about it itself. */
export function usualOrder(route: BrowserRoute, path: string): { order: string; months: boolean } {
  const [top = ''] = path.split('/');
  const { order, months } = browserOf(route);
  return isRepository(top) && monthly.includes(top) ? { order: 'file:newest', months: true } : { order, months };
}
