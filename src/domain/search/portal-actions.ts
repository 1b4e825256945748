import { mayAccess } from '../access/access.ts';
import { accountMenu, linkAccess, type MenuEntry, type MenuLink, menu } from '../access/menu.ts';
import { accessOf, type Locale, type RouteName } from '../access/routes.ts';

/** Something that can be done from anywhere. */
type PortalAction =
  | { readonly id: string; readonly route: RouteName }
  | { readonly id: string; readonly does: 'switchFoundation' | 'logout' };

interface Described {
  /** What it is also called, in German and English. */
  readonly words: string;
  /** Not available during a portal view as another user. */
  readonly writes?: true;
}

/** Names are keys of the `palette` texts. */
export const portalActions = [
  {
    id: 'newTicket',
    route: 'EtcTicketEdit',
    words: 'neu anfrage rückruf reklamation new ticket request callback',
    writes: true,
  },
  {
    id: 'newCustomer',
    route: 'CustomerEdit',
    words: 'neu kunde interessent anlegen create new customer prospect lead',
    writes: true,
  },
  {
    id: 'newDraft',
    route: 'DraftEdit',
    words: 'neu auftrag entwurf vertrag bestellen new draft order contract',
    writes: true,
  },
  {
    id: 'newWholesaleCustomer',
    route: 'WholesaleCustomerAdd',
    words: 'neu kunde anlegen new customer wholesale',
    writes: true,
  },
  {
    id: 'newService',
    route: 'WholesaleServiceAdd',
    words: 'neu dienst sip trunk bestellen new service order',
    writes: true,
  },
  {
    id: 'newNumber',
    route: 'WholesaleAddNumber',
    words: 'neu rufnummern block reservieren create new numbers reserve',
    writes: true,
  },
  { id: 'portNumber', route: 'WholesalePortNumber', words: 'portieren rufnummern mitnehmen port porting numbers' },
  {
    id: 'changeContact',
    route: 'EtcContactForm',
    words: 'ansprechpartner ändern kontakt change contact person',
    writes: true,
  },
  {
    id: 'changeCompany',
    route: 'EtcCompanyForm',
    words: 'firma firmendaten adresse bank ändern change company data address',
    writes: true,
  },
  {
    id: 'switchFoundation',
    does: 'switchFoundation',
    words: 'organisation wechseln handeln für switch organisation company act',
  },
  { id: 'settings', route: 'Settings', words: 'einstellungen sprache passwort settings language password preferences' },
  { id: 'logout', does: 'logout', words: 'abmelden ausloggen beenden log out sign off logout' },
] as const satisfies readonly (PortalAction & Described)[];
export type PortalActionId = (typeof portalActions)[number]['id'];

/** Pages beside those of the menu, and what pages are also called, in German and English. */
const furtherPages: readonly MenuLink[] = [
  { route: 'Notifications' },
  { route: 'Newsletters' },
  { route: 'SecondFactor' },
  { route: 'Help' },
];

export const pageLabels: Readonly<Partial<Record<RouteName, string>>> = {
  Home: 'startseite übersicht home start dashboard',
  Customers: 'interessenten leads prospects',
  Drafts: 'angebote offers',
  Orders: 'bestellungen pipeline purchase',
  Documents: 'preislisten formulare price lists forms',
  EtcTicketOverview: 'anfragen support requests tickets',
  EtcCommissionLists: 'provision commission',
  EtcBillingDocuments: 'provision abrechnung gutschrift commission statement billing',
  EtcNetworkOperators: 'anbieter carrier hotline provider',
  EtcProfile: 'firma stammdaten bank company profile',
  EtcAcademyOverview: 'schulung kurse training courses learning',
  WholesaleSip: 'trunk anschluss account telephony',
  WholesalePortNumber: 'portierung rufnummernmitnahme porting',
  WholesaleBackupRouting: 'umleitung ausfall failover fallback',
  Settings: 'passwort sprache password language preferences',
  SecondFactor: '2fa totp passkey code authenticator',
  Notifications: 'neuigkeiten glocke news bell',
  Help: 'anleitung faq support guide',
};

const linksOf = (entries: readonly MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => ('route' in entry ? [entry] : entry.links));

export interface Caller {
  readonly roles: readonly string[];
  /** Tags of the organisation acted for. */
  readonly tags: string;
  /** Views the portal as another user. */
  readonly onlooker: boolean;
  /** Acts for more than one organisation. */
  readonly chooses: boolean;
}

/** The pages that a caller may open from anywhere, as menus call them. */
export const pagesFor = (locale: Locale, { roles, tags }: Caller): MenuLink[] =>
  [...linksOf(menu), ...accountMenu, ...furtherPages].filter(
    (link, place, all) =>
      (link.locale ?? locale) === locale &&
      mayAccess(linkAccess(link), roles, tags) &&
      // The academy has two entries, each for others.
      (link.label !== undefined || all.findIndex((one) => one.route === link.route && !one.label) === place),
  );

/** What a caller may do. */
export const actionsFor = ({ roles, tags, onlooker, chooses }: Caller) =>
  portalActions.filter((action) => {
    if (onlooker && 'writes' in action) return false;
    if ('does' in action) return action.does !== 'switchFoundation' || (chooses && !onlooker);
    return mayAccess(accessOf(action.route), roles, tags);
  });
