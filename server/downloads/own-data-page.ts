import type { Settings } from '#contract/me/settings.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { User } from '../queries/session/users.ts';

export interface OwnDataCounts {
  records: number;
  activities: number;
  formInputs: number;
  sessions: number;
  /** Another user has the same name, so that records cannot be told apart by it. */
  namesake: boolean;
}

interface PageContent {
  readonly language: 'de' | 'en';
  readonly user: User;
  readonly settings: Settings;
  readonly places: readonly { readonly trid: string; readonly title: string | null }[];
  readonly counts: OwnDataCounts;
  readonly now: number;
}

const words = {
  de: {
    title: 'Ihre Daten im Partnerportal',
    lead: (at: string) =>
      `Stand ${at}. Die Dateien daneben enthalten dasselbe vollständig, in einer Form, die Programme lesen (JSON). Zeiten stehen dort in Millisekunden seit 1970.`,
    account: 'Konto',
    userId: 'Kennung',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    roles: 'Rechte',
    since: 'Angelegt',
    passwordSet: 'Passwort festgelegt',
    terms: 'Nutzungsbedingungen angenommen',
    version: 'Fassung',
    settings: 'Einstellungen',
    language: 'Sprache',
    rows: 'Zeilen pro Seite',
    places: 'Organisationen',
    contents: 'Was noch in dieser Datei ist',
    sessions: 'Sitzungen',
    activities: 'Aktivitäten der letzten 90 Tage',
    formInputs: 'Formulare, die Sie begonnen und noch nicht gesendet haben',
    records: 'Vorgänge, die Sie angelegt haben (Tickets, Kunden, Entwürfe und andere)',
    namesake:
      'Weil eine andere Person denselben Namen trägt, stehen Vorgänge nicht in dieser Datei. Bitte fragen Sie uns danach.',
    none: 'keine Angabe',
  },
  en: {
    title: 'Your data in the partner portal',
    lead: (at: string) =>
      `As of ${at}. The files beside this one hold the same in full, in a form that programs read (JSON). Times are given there in milliseconds since 1970.`,
    account: 'Account',
    userId: 'User ID',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    roles: 'Rights',
    since: 'Created',
    passwordSet: 'Password set',
    terms: 'Terms of use accepted',
    version: 'Version',
    settings: 'Settings',
    language: 'Language',
    rows: 'Rows per page',
    places: 'Organisations',
    contents: 'What else is in this file',
    sessions: 'Sessions',
    activities: 'Activities of the last 90 days',
    formInputs: 'Forms that you have begun and not sent yet',
    records: 'Records that you created (tickets, customers, drafts and others)',
    namesake: 'Because another person has the same name, records are not in this file. Please ask us for them.',
    none: 'not given',
  },
};

/** What a user's data are, for reading: the same as the files beside it in short. */
export function ownDataPage({ language, user, settings, places, counts, now }: PageContent): string {
  const t = words[language];
  const at = (ms: number | null) => (ms === null ? t.none : formatMoment(ms, language));
  const list = (rows: readonly (readonly [string, string | number | null])[]) =>
    `<dl>${rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value ?? t.none))}</dd>`).join('')}</dl>`;
  const section = (title: string, body: string) => `<h2>${escapeHtml(title)}</h2>${body}`;
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t.title)}</title>
<style>body{font:16px/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(t.lead(formatMoment(now, language)))}</p>
${section(
  t.account,
  list([
    [t.userId, `${user.account}/${user.username}`],
    [t.name, user.displayName],
    [t.email, user.email],
    [t.phone, user.phone],
    [t.roles, user.roles.join(', ')],
    [t.since, at(user.created)],
    [t.passwordSet, at(user.passwordSet)],
    [t.terms, user.acceptedTerms ? `${t.version} ${user.acceptedTerms}, ${at(user.acceptedTermsAt)}` : null],
  ]),
)}
${section(
  t.settings,
  list([
    [t.language, settings.language],
    [t.rows, settings.rowsPerPage],
  ]),
)}
${section(t.places, `<ul>${places.map(({ trid, title }) => `<li>${escapeHtml(`${title ?? trid} (${trid})`)}</li>`).join('')}</ul>`)}
${section(
  t.contents,
  list([
    [t.sessions, counts.sessions],
    [t.activities, counts.activities],
    [t.formInputs, counts.formInputs],
    [t.records, counts.records],
  ]) + (counts.namesake ? `<p>${escapeHtml(t.namesake)}</p>` : ''),
)}
</html>
`;
}
