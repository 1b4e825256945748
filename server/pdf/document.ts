/** A line of a document that names something and says it. */
export type DocumentFact = readonly [label: string, text: string];

export interface DocumentTable {
  readonly kind: 'table';
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sums below the rows; the last column of each is bold. */
  readonly totals?: readonly (readonly string[])[];
  /** Shares of the width, one per column. */
  readonly widths: readonly number[];
  /** Columns of amounts, which stand at the right. */
  readonly amounts?: readonly number[];
}

/** A line to sign on, or a signature that was given. */
export interface DocumentSignature {
  readonly kind: 'signature';
  /** What is signed: `Auftrag`, `SEPA-Mandat`. */
  readonly label: string;
  readonly placeAndDate?: string;
  readonly signer: string;
  /** A checked PNG (`checked-png.ts`). */
  readonly image?: Buffer;
  readonly captions: { readonly placeAndDate: string; readonly signature: string };
}

export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'muted' | 'strong' }
  /** A text that is to be read before others, on a ground of its own. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly DocumentFact[] }
  | DocumentTable
  | DocumentSignature
  /** What follows begins a page, as a mandate does that must stand apart. */
  | { readonly kind: 'page' };

/** A document as data; `renderDocument` makes its pages. */
export interface PrintedDocument {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly subtitle?: string;
  /** Who issues it: the name in bold, the lines small beneath, a logo as a checked PNG beside, the colour of the portal's brand. */
  readonly letterhead: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly logo?: Buffer;
    readonly colour?: string;
  };
  /** Stands at the foot of each page beside the page's number. */
  readonly reference: string;
  /** In ms since the epoch; the same document has the same bytes. */
  readonly created: number;
  readonly blocks: readonly DocumentBlock[];
}
