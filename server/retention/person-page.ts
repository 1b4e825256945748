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

/** What was found of a person, for reading: by organisation, which is the controller of what it holds. */
export function personPage({ language, request, rows, now }: Page): string {
  const t = translatorIn(language, 'retention');
  const typeName = (type: string) =>
    type.includes('.') ? translatorIn(language, 'audit')(`type.${type}`) : t(`place.${type}`);
  const { number, person, received } = request;
  const cells = (...texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
  const table = (some: readonly ExportedRow[]) =>
    `<table><tr><th>${escapeHtml(t('page.what'))}</th><th>${escapeHtml(t('page.number'))}</th><th>${escapeHtml(t('page.files'))}</th></tr>${some
      .map((row) => cells(typeName(row.type), row.number ?? '–', String(row.files)))
      .join('')}</table>`;
  const organisations = [...Map.groupBy(rows, ({ trid }) => trid)].map(
    ([trid, some]) => `<h2>${escapeHtml(`${some[0]?.organisation ?? trid} (${trid})`)}</h2>${table(some)}`,
  );
  const lead = t('page.lead', {
    name: `${person.firstName} ${person.lastName}`,
    number,
    received: formatCalendarDay(received, language),
    moment: formatMoment(now, language),
  });
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t('page.title'))}</title>
<style>${style}</style>
<h1>${escapeHtml(t('page.title'))}</h1><p>${escapeHtml(lead)}</p>
<p>${escapeHtml(t('page.purposes'))}</p><p>${escapeHtml(t('page.rights'))}</p>
${organisations.join('\n')}
</html>
`;
}
