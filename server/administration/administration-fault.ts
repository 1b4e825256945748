import { ApiError } from '#server/core/errors.ts';
import { lastAdministratorText } from '#server/session/last-administrator.ts';

/** What the rules of administration refuse: as a page says it, and as the command line does. */
const sentences = {
  secondPerson: [
    'Dafür braucht es eine zweite Person mit dem Recht Verwaltung, die zustimmt. Zurzeit gibt es keine; unter „Freigaben“ steht, wie eine dazukommt.',
    'this needs a second administrator',
  ],
  alreadyPrepared: ['Genau das ist schon vorbereitet und wartet auf Freigabe.', 'this is prepared already'],
  decided: ['Darüber ist schon entschieden, oder die Frist ist abgelaufen.', 'this is decided already'],
  ownApproval: [
    'Was Sie selbst vorbereitet haben, muss jemand anderes mit dem Recht Verwaltung freigeben.',
    'another administrator must release this',
  ],
  aboutYourself: ['Über die eigene Person entscheidet jemand anderes.', 'another administrator must decide this'],
  notPreparer: ['Zurückziehen kann das nur, wer es vorbereitet hat.', 'this was prepared by another administrator'],
  preparerGone: [
    'Wer das vorbereitet hat, hat das Recht Verwaltung nicht mehr. Bitte lehnen Sie ab und bereiten es neu vor.',
    'the administrator who prepared this has lost the right',
  ],
  changedMeanwhile: [
    'Das wurde inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie, ob es noch stimmt.',
    'this was changed meanwhile',
  ],
  lastAdministrator: [
    lastAdministratorText,
    'this is the last administrator; give PORTAL_ADMIN to another employee first',
  ],
  ownAdministration: [
    'Das Recht Verwaltung können Sie sich nicht selbst nehmen. Das kann eine andere Person für Sie tun.',
    'another administrator must do this',
  ],
  notEmployee: [
    'Das Recht Verwaltung bekommen nur Mitarbeiter, die sich anmelden können.',
    'PORTAL_ADMIN is for employees: name PORTAL_EMPLOYEE too',
  ],
  holdsAlready: ['Diese Person hat das Recht Verwaltung schon.', 'this user has PORTAL_ADMIN already'],
  noFactor: ['Für diese Anmeldung ist kein zweiter Faktor eingerichtet.', 'this user has no second factor'],
  belowItself: [
    'Eine Organisation kann nicht unter sich selbst stehen.',
    'an organisation does not stand below itself',
  ],
  belowAlready: [
    'Diese Organisation steht schon unter einem Partner. Lösen Sie sie zuerst; die bisherigen Aufträge zeigt dann niemand mehr als die eines Unterpartners.',
    'this organisation is a sub-partner already; make it independent first',
  ],
  hasSubPartners: [
    'Diese Organisation hat selbst Unterpartner. Es gibt nur eine Ebene; lösen Sie diese zuerst.',
    'this organisation has sub-partners of its own; there is one level',
  ],
  parentIsBelow: [
    'Der gewählte Partner ist selbst ein Unterpartner. Es gibt nur eine Ebene.',
    'the organisation above is a sub-partner itself; there is one level',
  ],
  distributorApart: [
    'Der Distributor ist weder Unterpartner noch hat er welche.',
    'the distributor neither is a sub-partner nor has any',
  ],
  lockedOrganisation: [
    'Eine der beiden Organisationen ist gesperrt. Heben Sie zuerst die Sperre auf.',
    'one of the organisations is locked',
  ],
  belowNone: ['Diese Organisation steht unter keinem Partner.', 'this organisation is no sub-partner'],
  notDistributor: [
    'Mitarbeiter kann nur werden, wer für den Distributor arbeitet. Laden Sie die Person zuerst in dessen Organisation ein.',
    'employees belong to the organisation of the distributor',
  ],
  catalogueFaults: [
    'Dieser Stand hat noch Fehler. Beheben Sie sie, dann kann er freigegeben werden.',
    'this state of the catalogue has faults',
  ],
  catalogueWaits: [
    'Dieser Stand wartet auf Freigabe. Ziehen Sie ihn zurück, wenn Sie noch etwas ändern möchten.',
    'this state of the catalogue waits for a second administrator',
  ],
  catalogueReleased: [
    'Was freigegeben ist, wird nicht mehr geändert. Bereiten Sie einen neuen Stand vor.',
    'a released state of the catalogue is not changed',
  ],
  catalogueCounts: [
    'Dieser Stand gilt schon. Bereiten Sie einen neuen Stand vor.',
    'this state of the catalogue counts already',
  ],
  brandWaits: [
    'Logo, Farben und Absender warten auf Freigabe. Ziehen Sie die Freigabe zurück, wenn Sie noch etwas ändern möchten.',
    'logo, colours and sender wait for a second administrator',
  ],
  legalWaits: [
    'Diese Fassung wartet auf Freigabe. Ziehen Sie sie zurück, wenn Sie noch etwas ändern möchten.',
    'this version waits for a second administrator',
  ],
  legalDayOver: [
    'Der Tag, ab dem diese Fassung gelten soll, ist vorbei. Bitte wählen Sie einen neuen.',
    'the day from which this version counts is over',
  ],
  automaticRule: [
    'Diese Regel führt das Portal selbst aus; ihre Frist wird nicht auf dieser Seite geändert.',
    'the portal carries this rule out by itself',
  ],
  notReleased: [
    'Diese Auskunft hat noch niemand freigegeben, oder sie ist schon beantwortet.',
    'this request is not released, or answered already',
  ],
  nothingDue: ['Nach dieser Regel ist zurzeit nichts fällig.', 'nothing is due by this rule'],
  mailIncomplete: [
    'Dieser Text ist noch nicht vollständig. Beheben Sie die markierten Stellen, dann kann er veröffentlicht werden.',
    'this text is incomplete',
  ],
  mailWaits: [
    'Dieser Text wartet auf Freigabe. Ziehen Sie ihn zurück, wenn Sie noch etwas ändern möchten.',
    'this text waits for a second administrator',
  ],
  mailUnchanged: ['Dieser Text gilt schon so.', 'this text is in force already'],
  mailTests: ['Sie haben gerade viele Testmails geschickt. Bitte warten Sie einige Minuten.', 'too many test mails'],
  holdsNot: ['Diese Person hat das Recht Verwaltung nicht.', 'this user has no PORTAL_ADMIN'],
} as const satisfies Record<string, readonly [page: string, commandLine: string]>;

export type AdministrationRule = keyof typeof sentences;

export class AdministrationFault extends ApiError {
  /** For the command line, which is English. */
  readonly operatorText: string;

  constructor(rule: AdministrationRule) {
    super(409, sentences[rule][0]);
    this.operatorText = sentences[rule][1];
  }
}
