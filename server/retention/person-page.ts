import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { escapeHtml } from '#server/core/escape-html.ts';
import type { PersonRequestRow } from '#server/queries/retention/person-requests.ts';

export interface ExportedRow {
  readonly trid: string;
  readonly organisation: string;
  readonly type: string;
  readonly number?: string;
  readonly files: number;
}

interface Page {
  readonly language: 'de' | 'en';
  readonly request: Pick<PersonRequestRow, 'number' | 'person' | 'received'>;
  readonly rows: readonly ExportedRow[];
  readonly now: number;
}

const style =
  'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top}';

const words = {
  de: {
    title: 'Auskunft über Ihre Daten',
    lead: 'Auskunft nach Art. 15 DSGVO für {{name}}, Anfrage {{number}} vom {{received}}, Stand {{moment}}.',
    purposes:
      'Die Daten dienen dem Angebot, dem Abschluss und der Betreuung von Verträgen über Telekommunikation und der Abrechnung von Provisionen. Empfänger sind der Partner, der unten genannt ist, der Distributor, der Anbieter des Vertrags und bei einer Portierung der andere Anbieter. Sie stammen von Ihnen oder von dem Partner. Wie lange was aufbewahrt wird, folgt aus § 172 TKG, § 257 HGB und § 147 AO.',
    rights:
      'Sie können Berichtigung, Löschung oder Einschränkung verlangen, widersprechen und sich bei einer Aufsichtsbehörde beschweren. Die Dateien neben dieser Seite enthalten die Daten vollständig (JSON). Angaben zu anderen Personen sind nicht enthalten, Zugangsdaten und vollständige Bankverbindungen auch nicht.',
    what: 'Was',
    number: 'Nummer',
    files: 'Dateien',
  },
  en: {
    title: 'Information about your data',
    lead: 'Information under Art. 15 GDPR for {{name}}, request {{number}} of {{received}}, as of {{moment}}.',
    purposes:
      'The data serve the offer, conclusion and support of telecommunications contracts and the settlement of commissions. Recipients are the partner named below, the distributor, the provider of the contract and, for a porting, the other provider. They come from you or from the partner. How long what is kept follows from § 172 TKG, § 257 HGB and § 147 AO.',
    rights:
      'You can ask for rectification, erasure or restriction, object, and complain to a supervisory authority. The files beside this page hold the data in full (JSON). Data about other people are not included, nor are credentials and complete bank accounts.',
    what: 'What',
    number: 'Number',
    files: 'Files',
  },
} as const;

/** What was found of a person, for reading: by organisation, which is the controller of what it holds. */
export function personPage({ language, request, rows, now }: Page): string {
  const t = words[language];
  const typeName = (type: string) =>
    type.includes('.')
      ? translatorIn(language, 'audit')(`type.${type}`)
      : translatorIn(language, 'retention')(`place.${type}`);
  const { number, person, received } = request;
  const cells = (...texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
  const table = (some: readonly ExportedRow[]) =>
    `<table><tr><th>${escapeHtml(t.what)}</th><th>${escapeHtml(t.number)}</th><th>${escapeHtml(t.files)}</th></tr>${some
      .map((row) => cells(typeName(row.type), row.number ?? '–', String(row.files)))
      .join('')}</table>`;
  const organisations = [...Map.groupBy(rows, ({ trid }) => trid)].map(
    ([trid, some]) => `<h2>${escapeHtml(`${some[0]?.organisation ?? trid} (${trid})`)}</h2>${table(some)}`,
  );
  const lead = Object.entries({
    name: `${person.firstName} ${person.lastName}`,
    number,
    received: formatCalendarDay(received, language),
    moment: formatMoment(now, language),
  }).reduce((text, [name, value]) => text.replace(`{{${name}}}`, () => value), t.lead as string);
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t.title)}</title>
<style>${style}</style>
<h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(lead)}</p>
<p>${escapeHtml(t.purposes)}</p><p>${escapeHtml(t.rights)}</p>
${organisations.join('\n')}
</html>
`;
}
