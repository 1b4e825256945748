import type { OrderData } from '#contract/sales/order.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { ProductType } from '#contract/sales/product.ts';
import type { ReadWarning } from '#contract/sales/submission.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { type FactSection, type FactTable, factsByBlock } from '#domain/form/form-facts.ts';
import type { DocumentBlock, PrintedDocument } from '../pdf/document.ts';
import { type DocumentLabels, type DocumentLanguage, documentLabels } from '../pdf/document-labels.ts';

/** The provider of the contract, as § 54 TKG requires. */
export interface Provider {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
  readonly creditorId: string;
}

/** How the portal presents itself on paper; the logo is a checked PNG (`checked-png.ts`). */
export interface PaperBrand {
  readonly colour: string;
  readonly logo?: Buffer | undefined;
}

/** An order or what is to become one, as its documents need it. */
export interface PaperOrder {
  /** `E-2026-000123`, `A-2026-000123` */
  readonly number: string;
  readonly isSent: boolean;
  readonly productType: ProductType;
  /** The product as it is called. */
  readonly product: string;
  readonly customer: Values;
  readonly values: Values;
  /** What was answered, as it reads in a language. */
  readonly factsIn: (language: DocumentLanguage) => readonly FactSection[];
  /** What was found at a path, as it reads in a language. */
  readonly findingIn: (language: DocumentLanguage) => (warning: ReadWarning) => string;
  readonly priceNameIn: (language: DocumentLanguage) => (code: string) => string;
  readonly prices: PriceSummary;
  /** The logo is a checked PNG (`checked-png.ts`). */
  readonly partner: { readonly trid: string; readonly name: string; readonly logo?: Buffer | undefined };
  readonly provider: Provider;
  readonly brand?: PaperBrand | undefined;
  /** Given when the order is sent. */
  readonly mandateReference?: string | undefined;
  readonly signature?: {
    readonly signer: string;
    readonly place?: string | undefined;
    /** `YYYY-MM-DD` */
    readonly date?: string | undefined;
    readonly image?: Buffer | undefined;
    readonly mandateImage?: Buffer | undefined;
  };
  /** In ms since the epoch; of the record, so that the same state makes the same bytes. */
  readonly created: number;
  /** The submitted data, after submission. */
  readonly sent?: OrderData | undefined;
  /** What an offer of it says. */
  readonly offer: Offer;
}

export interface Offer {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly validUntil: string;
  /** The price list that it was made with, where another one (from a day on) took its place. */
  readonly oldPrices?: { readonly title: string; readonly since: string } | undefined;
  /** Who makes it. */
  readonly contact: string;
}

const textOf = (values: Values, name: string) => String(values[name] ?? '').trim();
const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

export const customerName = (customer: Values): string =>
  textOf(customer, 'companyName') ||
  joined(textOf(customer, 'title'), textOf(customer, 'firstName'), textOf(customer, 'lastName'));

export function addressLines(address: unknown, t: DocumentLabels): string[] {
  const values = valuesIn(address);
  const country = textOf(values, 'country') as keyof DocumentLabels['countries'];
  return [
    joined(textOf(values, 'street'), textOf(values, 'houseNumber')),
    textOf(values, 'addressAddition'),
    joined(textOf(values, 'zip'), textOf(values, 'city')),
    t.countries[country] ?? '',
  ].filter(Boolean);
}

/** Name and address as they stand on a letter. */
export const customerLines = (customer: Values, t: DocumentLabels): string[] =>
  [customerName(customer), textOf(customer, 'companyAddition'), ...addressLines(customer['address'], t)].filter(
    Boolean,
  );

export const priceBlocks = ({ prices, priceNameIn }: PaperOrder, language: DocumentLanguage): DocumentBlock[] => {
  const t: DocumentLabels = documentLabels[language];
  const { vat, gross, firstYear, positions } = prices;
  const nameOf = priceNameIn(language);
  const sum = (label: string, { oneOff, monthly }: { oneOff: number; monthly: number }) =>
    [label, '', t.money(oneOff), t.money(monthly), ''] as const;
  return [
    {
      kind: 'table',
      heads: [t.prices.position, t.prices.quantity, t.prices.oneOff, t.prices.monthly, t.prices.term],
      widths: [44, 11, 18, 19, 14],
      amounts: [1, 2, 3],
      rows: positions.map(({ code, quantity, oneOff, monthly, term }) => [
        nameOf(code),
        t.number(quantity),
        t.money(oneOff),
        t.money(monthly),
        term === undefined ? '' : t.months(term),
      ]),
      totals: [sum(t.prices.net, prices), sum(t.prices.vat(t.number(vat.percent)), vat), sum(t.prices.gross, gross)],
    },
    { kind: 'text', text: t.prices.firstYear(t.money(firstYear.net), t.money(firstYear.gross)), look: 'strong' },
  ];
};

const factTable = ({ label, heads, rows }: FactTable): DocumentBlock[] => [
  { kind: 'text', text: label, look: 'strong' },
  { kind: 'table', heads, rows, widths: heads.map(() => 1) },
];

/** Answers as they read, section by section: single ones first, tables after them. */
export const factBlocks = (sections: readonly FactSection[]): DocumentBlock[] =>
  sections.flatMap(({ title, facts }): DocumentBlock[] => {
    return [
      ...(title ? [{ kind: 'heading', text: title } as const] : []),
      ...factsByBlock(facts).flatMap(({ block, facts: inside }): DocumentBlock[] => [
        ...(block ? [{ kind: 'text', text: block, look: 'strong' } as const] : []),
        { kind: 'facts', facts: inside.map(({ label, name = label, text }) => [name, text]) },
      ]),
      ...facts.flatMap((fact) => ('rows' in fact ? factTable(fact) : [])),
    ];
  });

const brandColour = (brand: PaperBrand | undefined) => brand && { colour: brand.colour };

/** Of a paper that a partner issues, in the colour of the portal. */
export const letterheadOf = (
  { partner, values, brand }: PaperOrder,
  t: DocumentLabels,
): PrintedDocument['letterhead'] => ({
  name: partner.name,
  lines: [t.partnerLine(partner.trid, textOf(values, 'voNumber'))],
  ...brandColour(brand),
});

/** Of a paper that the provider issues, with the portal's logo. */
export const ownLetterhead = (
  name: string,
  lines: readonly string[],
  brand: PaperBrand | undefined,
): PrintedDocument['letterhead'] => ({
  ...{ name, lines },
  ...brandColour(brand),
  ...(brand?.logo && { logo: brand.logo }),
});

export const numberCaption = ({ isSent, number }: PaperOrder, t: DocumentLabels): string =>
  `${isSent ? t.orderNumber : t.draftNumber} ${number}`;
