import {
  damagedFile as damagedFileCode,
  secondFactorNeeded as secondFactorNeededCode,
  sessionFaults,
} from '#contract/error.ts';
import type { StoredFormInput } from '#contract/form-input.ts';
import type { ListView } from '#contract/list-view.ts';
import type { LoginFactor } from '#contract/me/second-factor.ts';
import type { RecordEnvelope } from '#contract/record.ts';
import type { SimilarCustomer } from '#contract/sales/customer.ts';

/** Path of a field → key of the `validation` texts. */
export type FieldFaults = Record<string, string>;

interface Extras {
  fields?: FieldFaults;
  /** The name of the file that it is about. */
  file?: string;
  record?: RecordEnvelope;
  /** The sentence names the rule that the record's state breaks, even without a change by another user. */
  rule?: true;
  formInput?: StoredFormInput;
  listView?: ListView;
  duplicates?: readonly SimilarCustomer[];
  _resetToken?: string;
  _termsToken?: string;
  _secondFactorToken?: string;
  secondFactors?: readonly LoginFactor[];
  termsVersion?: string;
  acceptedVersion?: string;
}

/** An answer that is no success. Everything in it is meant for the caller's eyes. */
export class ApiError extends Error {
  readonly code: number;
  readonly statusCode: number;
  readonly extras: Extras;

  constructor(statusCode: number, sentence: string, extras: Extras = {}, code: number = statusCode) {
    super(sentence);
    this.statusCode = statusCode;
    this.code = code;
    this.extras = extras;
  }
}

const sessionFault = (code: number, sentence: string, extras: Extras = {}) => new ApiError(403, sentence, extras, code);

export const badRequest = (sentence = 'Die Anfrage ist unvollständig oder fehlerhaft.') => new ApiError(400, sentence);
export const invalidFields = (fields: FieldFaults) =>
  new ApiError(400, 'Bitte prüfen Sie die markierten Felder.', { fields });
/** §5-3: a one-time action requires an action name. */
export const noAction = () => new ApiError(400, 'no action provided');
export const noSession = () => new ApiError(401, 'Ihre Sitzung ist abgelaufen. Bitte loggen Sie sich neu ein.');
export const wrongCredentials = () => new ApiError(401, 'Benutzerkennung oder Passwort ist nicht richtig.');
/** §8-3, code 900. */
export const accountDisabled = () =>
  sessionFault(sessionFaults.accountDisabled, 'Der Account wurde deaktiviert. Bitte wende dich an den Support');
/** §8-4, code 901. */
export const passwordResetNeeded = (_resetToken: string) =>
  sessionFault(sessionFaults.passwordReset, 'Das Passwort muss zurückgesetzt werden.', { _resetToken });
/** §8-5, code 902. */
export const termsChanged = (_termsToken: string, termsVersion: string, acceptedVersion: string | null) =>
  sessionFault(
    sessionFaults.termsChanged,
    acceptedVersion === null
      ? 'Bitte akzeptieren Sie zuerst die Nutzungsbedingungen.'
      : 'Die Nutzungsbedingungen wurden aktualisiert und müssen erneut akzeptiert werden.',
    { _termsToken, termsVersion, ...(acceptedVersion !== null && { acceptedVersion }) },
  );
/** Decision 31: the password was right, and the login goes on with `POST /second-factor`. */
export const secondFactorNeeded = (_secondFactorToken: string, secondFactors: readonly LoginFactor[]) =>
  sessionFault(secondFactorNeededCode, 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.', {
    _secondFactorToken,
    secondFactors,
  });
/** Decision 31: demanded of employees by configuration. */
export const secondFactorDue = () =>
  sessionFault(
    sessionFaults.secondFactorDue,
    'Ihr Zugang verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
  );
export const wrongSecondFactor = () =>
  new ApiError(401, 'Der zweite Faktor ist nicht richtig oder wurde schon benutzt.');
export const loginStepOver = () =>
  new ApiError(410, 'Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.');
export const tooManyGuesses = () =>
  new ApiError(429, 'Es wurde zu oft ein falscher Code eingegeben. Bitte versuchen Sie es später erneut.');
export const setupOver = () =>
  new ApiError(410, 'Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.');
export const passkeyRefused = () =>
  new ApiError(422, 'Der Passkey konnte nicht geprüft werden. Bitte beginnen Sie noch einmal.');
export const factorExists = () => new ApiError(409, 'Dieser zweite Faktor ist schon eingerichtet.');
export const tooManyFactors = () =>
  new ApiError(409, 'Mehr zweite Faktoren sind nicht möglich. Bitte entfernen Sie zuerst einen anderen.');
export const lastFactor = () =>
  new ApiError(409, 'Ihr Zugang verlangt einen zweiten Faktor. Bitte fügen Sie zuerst einen anderen hinzu.');
export const forbidden = () => new ApiError(403, 'Dafür fehlt Ihnen die Berechtigung.');
export const notFound = () => new ApiError(404, 'Das Gesuchte wurde nicht gefunden.');
export const termsOutdated = (termsVersion: string) =>
  new ApiError(409, 'Die Nutzungsbedingungen wurden inzwischen aktualisiert. Bitte lesen Sie die neue Fassung.', {
    termsVersion,
  });
export const versionConflict = (record: RecordEnvelope) =>
  new ApiError(409, 'Der Datensatz wurde inzwischen von jemand anderem geändert.', { record });
export const stateConflict = (sentence: string, record: RecordEnvelope) =>
  new ApiError(409, sentence, { record, rule: true });
/** `docs/domain/customers.md#similar-customers`: said before the same customer is kept twice. */
export const similarCustomers = (duplicates: readonly SimilarCustomer[]) =>
  new ApiError(409, 'Ein ähnlicher Kunde existiert bereits.', { duplicates });
/** The requested thing belongs to another user, who is not named. */
export const numberHeld = () =>
  new ApiError(409, 'Mindestens eine der Rufnummern ist bereits vergeben. Bitte prüfen Sie die Angaben.');
export const formInputConflict = (formInput: StoredFormInput) =>
  new ApiError(409, 'Der Entwurf wurde inzwischen in einem anderen Fenster geändert.', { formInput });
export const tooManyFormInputs = () =>
  new ApiError(429, 'Sie haben sehr viele Entwürfe. Bitte senden oder verwerfen Sie zuerst einen anderen.');
export const listViewConflict = (listView: ListView) =>
  new ApiError(409, 'Die Ansicht wurde inzwischen an anderer Stelle geändert.', { listView });
export const tooManyViews = () =>
  new ApiError(429, 'Sie haben sehr viele Ansichten gespeichert. Bitte löschen Sie zuerst eine andere.');
export const tooManyExports = () =>
  new ApiError(
    429,
    'Sie haben Ihre Daten heute schon mehrmals geladen. Bitte versuchen Sie es in einigen Stunden wieder.',
  );
export const passwordChanged = () =>
  new ApiError(409, 'Ihr Passwort wurde gerade an anderer Stelle geändert. Bitte loggen Sie sich damit neu ein.');
export const courseUnfinished = () =>
  new ApiError(409, 'Das Zertifikat gibt es, sobald alle Lektionen des Kurses abgeschlossen sind.');
export const tooEarlyToRenew = () =>
  new ApiError(409, 'Ein Zertifikat kann erneuert werden, sobald es höchstens 30 Tage gilt.');
export const quizUnanswered = () =>
  new ApiError(409, 'Diese Lektion ist abgeschlossen, sobald ihre Fragen richtig beantwortet sind.');
/** The same call may be sent again. */
export class StillRunningError extends ApiError {}
export const stillRunning = () => new StillRunningError(409, 'Diese Anfrage wird gerade bearbeitet.');
export const expired = () => new ApiError(410, 'Dieser Link ist abgelaufen oder wurde schon benutzt.');
export const tooLarge = () => new ApiError(413, 'Die übertragenen Daten sind zu groß.');
export const keyReused = () => new ApiError(422, 'Diese Kennung gehört schon zu einer anderen Anfrage.');
export const unexpected = () =>
  new ApiError(500, 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.');
export const damagedFile = (file: string) =>
  new ApiError(
    500,
    `Die Datei „${file}“ ist im Speicher des Portals beschädigt und wird deshalb nicht ausgeliefert. Der Betreiber des Portals muss sie aus einer Sicherung zurückholen; bitte geben Sie ihm Bescheid.`,
    { file },
    damagedFileCode,
  );
export const notReady = (sentence = 'Der Dienst ist gerade nicht bereit.') => new ApiError(503, sentence);
/** One for all: a stack trace and a line of the log for each refused call would cost what the refusal saves. */
const overload = new ApiError(503, 'Das Portal ist gerade überlastet. Bitte versuchen Sie es gleich noch einmal.');
export const overloaded = () => overload;
/** The disk cannot take what the caller wants to store. */
export const storageFull = () =>
  new ApiError(507, 'Es ist kein Speicherplatz mehr frei. Bitte versuchen Sie es später erneut.');
