import type { CommissionKind } from '#contract/commissions/line.ts';
import { formatPhone } from '#contract/numbering/phone-number.ts';
import { monthInDigits } from '#domain/date/months.ts';
import { providerName } from '#domain/text/provider-name.ts';
import type { PrintedDocument } from '../pdf/document.ts';
import { documentLabels } from '../pdf/document-labels.ts';
import { ownLetterhead, type PaperBrand, type Provider } from './paper-order.ts';

/** A line of a commission statement as it is printed. */
export interface ExcerptLine {
  readonly month: string;
  readonly vo: string;
  readonly kind: CommissionKind;
  readonly contract: string | null;
  readonly phone: string | null;
  readonly customer: string | null;
  readonly tariff: string | null;
  readonly text: string | null;
  /** Cents. */
  readonly amount: number;
}

const kinds: Record<CommissionKind, string> = {
  closing: 'Abschluss',
  renewal: 'Verlängerung',
  option: 'Option',
  airtime: 'Airtime',
  bonus: 'Bonus',
  hardware: 'Hardware',
  chargeback: 'Rückbelastung',
  correction: 'Korrektur',
  other: 'Sonstiges',
};

const about = ({ customer, tariff, phone, text }: ExcerptLine) =>
  [customer, tariff, phone && formatPhone(phone), text].filter(Boolean).join(', ');

/** Lines of an operator's commission statements that a complaint is about, as they stand in the portal. */
export function statementExcerpt(
  lines: readonly ExcerptLine[],
  {
    operator,
    partner,
    provider,
    brand,
    created,
  }: {
    readonly operator: string;
    readonly partner: string;
    readonly provider: Provider;
    readonly brand?: PaperBrand;
    readonly created: number;
  },
): PrintedDocument {
  const { money, moment } = documentLabels.de;
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  return {
    language: 'de',
    title: 'Abrechnungsauszug',
    subtitle: `${providerName(operator)} · ${partner}`,
    letterhead: ownLetterhead(provider.name, [provider.address], brand),
    reference: `Abrechnungsauszug ${providerName(operator)}`,
    created,
    blocks: [
      { kind: 'text', text: `Zeilen der Provisionsabrechnung, wie sie am ${moment(created)} im Portal standen.` },
      {
        kind: 'table',
        heads: ['Monat', 'VO-Nummer', 'Art', 'Vertrag', 'Kunde, Tarif', 'Betrag netto'],
        widths: [0.1, 0.13, 0.15, 0.16, 0.31, 0.15],
        amounts: [5],
        rows: lines.map((line) => [
          monthInDigits(line.month),
          line.vo,
          kinds[line.kind],
          line.contract ?? '–',
          about(line) || '–',
          money(line.amount),
        ]),
        totals: [['', '', '', '', 'Summe', money(sum)]],
      },
    ],
  };
}
