import type { Row } from 'write-excel-file/node';
import { operatorCodes } from '#domain/catalogue/operators.ts';
import {
  complaintColumns,
  templateVersion,
  titleOfTemplate,
  versionLine,
} from '#domain/commissions/complaint-columns.ts';
import { providerName } from '#domain/text/provider-name.ts';

const instructions = (operator: string) => [
  titleOfTemplate(operator),
  'Bitte tragen Sie auf dem ersten Blatt je Vertrag eine Zeile ein.',
  'Geben Sie die VO-Nummer an, über die der Vertrag eingereicht wurde.',
  'Schreiben Sie Rufnummern mit Vorwahl und das Aktivierungsdatum als TT.MM.JJJJ.',
  'Geben Sie beide Provisionen netto in Euro an; 0,00 bedeutet, dass keine Provision einging.',
  'Nennen Sie den Grund kurz, zum Beispiel fehlende Provision, zu niedriger Satz oder unberechtigte Rückbelastung.',
  'Laden Sie die ausgefüllte Datei zusammen mit den Nachweisen (Vertrag, Abrechnung) im Ticket hoch.',
  versionLine(templateVersion),
];

export const isOperator = (code: string): boolean => operatorCodes().includes(code);

export const templateName = (operatorCode: string): string =>
  `Provisionsreklamation_${providerName(operatorCode).replaceAll(' ', '_')}.xlsx`;

/** Where the editors keep their own template of an operator in the library. */
export const templatePath = (operatorCode: string): string =>
  `templates/Provisionsreklamation/${templateName(operatorCode)}`;

interface Workbook {
  bytes: Buffer;
  /** Milliseconds since the epoch. */
  modified: number;
}

const loadedTemplates = new Map<string, Promise<Workbook>>();

/** The workbook that a partner fills in for a complaint about commissions of this operator (§3-6); the same bytes until a restart. */
export function operatorTemplate(operatorCode: string): Promise<Workbook> {
  const workbook = loadedTemplates.get(operatorCode) ?? makeWorkbook(operatorCode);
  loadedTemplates.set(operatorCode, workbook);
  return workbook;
}

async function makeWorkbook(operatorCode: string): Promise<Workbook> {
  const header: Row = complaintColumns.map(({ header: value }) => ({
    value,
    type: String,
    fontWeight: 'bold',
    textColor: '#ffffff',
    backgroundColor: '#1f3a5f',
    align: 'left',
    alignVertical: 'center',
    height: 24,
  }));
  const hints: Row[] = instructions(providerName(operatorCode)).map((value, index) => [
    { value, type: String, wrap: true, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) },
  ]);
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const bytes = await writeXlsxFile([
    {
      sheet: 'Reklamation',
      data: [header],
      columns: complaintColumns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      orientation: 'landscape',
    },
    { sheet: 'Hinweise', data: hints, columns: [{ width: 110 }] },
  ]).toBuffer();
  return { bytes, modified: Date.now() };
}
