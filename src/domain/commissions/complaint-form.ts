import * as z from 'zod/mini';
import { maxClaims, type PreparedComplaint, type SuggestedClaim } from '#contract/commissions/complaint.ts';
import { optionalText, text } from '#contract/fields.ts';
import { maxProofFiles } from '#contract/ticket.ts';
import { rowsIn, valuesIn } from '../form/conditions.ts';
import { contractOf } from '../form/form-contract.ts';
import type { Fields, Rule, SheetColumnLook, SheetFigure, Values } from '../form/form-description.ts';
import { choices, defineForm, files, line, long, money, note, table } from '../form/form-fields.ts';
import { ticketContact } from '../tickets/contact-section.ts';
import { complaintCategoryField } from '../tickets/ticket-forms.ts';
import { centsTyped, rowFaults } from './check-claims.ts';
import { type ComplaintField, complaintFields, fieldOf } from './complaint-columns.ts';
import type { ComplaintRow } from './fill-complaint.ts';

/** By what a row knows its line, order or gap; empty for rows that the partner typed. */
const refOf = ({ of, id }: Pick<SuggestedClaim, 'of' | 'id'>): string => `${of}:${id}`;

const typed = optionalText(500);
const looks: Record<ComplaintField | 'about', SheetColumnLook> = {
  customer: { frozen: true, width: [180, 280] },
  contract: { width: [130, 180] },
  received: { head: 'claims.receivedHead', width: [104, 130] },
  expected: { head: 'claims.expectedHead', width: [104, 130] },
  reason: { width: [220, 420] },
  tariff: { width: [120, 220], startsHidden: 'untilFaulty' },
  activated: { head: 'claims.activatedHead', width: [110, 130], startsHidden: 'untilFaulty' },
  vo: { width: [100, 130], startsHidden: 'untilFaulty' },
  phone: { width: [130, 180], startsHidden: 'untilFaulty' },
  about: { width: [150, 240], startsHidden: true },
};

/** What a row is asked for: what the operator's template demands, and always what is due and why. */
function rowFields({ columns }: PreparedComplaint['template']) {
  const required = new Set(columns.flatMap((column) => (column.required ? (fieldOf(column.header) ?? []) : [])));
  const own = (field: ComplaintField, max = 500) => (required.has(field) ? text(1, max) : typed);
  return {
    ref: line('claims.ref', optionalText(120), { isInternal: true }),
    about: line('claims.about', optionalText(60), { isInternal: true }),
    vo: line('claims.vo', own('vo')),
    customer: line('claims.customer', own('customer')),
    contract: line('claims.contract', own('contract')),
    phone: line('claims.phone', own('phone')),
    tariff: line('claims.tariff', own('tariff')),
    activated: line('claims.activated', own('activated')),
    expected: money('claims.expected', text(1, 40)),
    received: money('claims.received', own('received', 40)),
    reason: line('claims.reason', text(1, 500)),
  } as const satisfies Fields;
}

/** What the rows make: a difference is one so far while an amount is missing. */
function figuresOf(rows: readonly Values[]): SheetFigure[] {
  const centsIn = (field: 'expected' | 'received') => rows.map((row) => centsTyped(String(row[field] ?? '')));
  const sum = (amounts: readonly (number | undefined)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const [expected, received] = [centsIn('expected'), centsIn('received')];
  const settled = rows.map((_, at) => (expected[at] === undefined ? 0 : expected[at] - (received[at] ?? 0)));
  const isWhole = !expected.includes(undefined);
  return [
    { label: 'claims.receivedSum', cents: sum(received) },
    { label: 'claims.expectedSum', cents: sum(expected) },
    { label: isWhole ? 'claims.difference' : 'claims.differenceSoFar', cents: sum(settled), isTotal: true },
  ];
}

/** The form of one operator's complaint: its rows as a sheet, and what the ticket needs beside them. */
export const complaintForm = ({ template, claims, proofs }: PreparedComplaint) => {
  const rules: Rule[] = [(values, { today }) => rowFaults(template, values as ComplaintRow, today)];
  const form = defineForm({
    sections: [
      {
        name: 'claims',
        step: 'all',
        title: 'claims.title',
        hint: claims.length > 0 ? 'claims.hint' : 'claims.hintTyped',
        fields: {
          claims: table('claims.rows', 1, maxClaims, rowFields(template), {
            unique: ['ref'],
            rules,
            sheet: { columns: looks, figures: figuresOf },
          }),
        },
      },
      {
        name: 'request',
        step: 'all',
        title: 'claims.request',
        fields: {
          category: complaintCategoryField,
          description: long('description', 10, 2000, claims.length > 0 ? { hint: 'claims.descriptionHint' } : {}),
        },
      },
      {
        name: 'proofs',
        step: 'all',
        title: 'claims.proofs',
        fields: {
          ...(proofs.length > 0
            ? {
                proofs: choices('claims.found', z.optional(z.array(z.string()).check(z.maxLength(maxProofFiles))), {
                  hint: 'claims.foundHint',
                  options: () =>
                    proofs.map(({ id, name, of }) => ({ value: id, label: of ? `${name} (${of})` : name })),
                }),
              }
            : { noProofs: note() }),
          proofFiles: files('claims.proofFiles', 0, maxProofFiles, {
            hint: 'claims.proofFilesOptional',
            requiredWhen: { not: { field: 'proofs', isGiven: true } },
            requiredHint: 'claims.proofFilesDemanded',
          }),
        },
      },
      ticketContact,
    ],
  });
  return { form, contract: contractOf(form) };
};

/** Says which line it is, such as its kind and month. */
export type ClaimCaption = (claim: SuggestedClaim) => string;

const rowOf = (claim: SuggestedClaim, captionOf: ClaimCaption): Values => ({
  ref: refOf(claim),
  about: captionOf(claim),
  ...Object.fromEntries(complaintFields.map((field) => [field, claim.row[field] ?? ''])),
});

/** What the form begins with; `about` remembers which lines had a row. */
export const complaintDefaults = (
  { category, claims, proofs }: PreparedComplaint,
  captionOf: ClaimCaption,
): Record<string, unknown> => ({
  category: category ?? '',
  // Papers say no more than the complaint itself; files of customers go only where the partner says so.
  proofs: proofs.flatMap(({ id, from }) => (from === 'paper' ? [id] : [])).slice(0, maxProofFiles),
  claims: claims.map((claim) => rowOf(claim, captionOf)),
  about: claims.map(refOf),
});

/**
 * Saved input for the lines of now: rows of lines that are no longer open go, those of lines that had no row yet come, and
 * what the partner removed stays away.
 */
export function inputForClaims(values: Values, { claims }: PreparedComplaint, captionOf: ClaimCaption): Values {
  const open = new Set(claims.map(refOf));
  const before = new Set(rowsIn(values['about']));
  const rows = rowsIn(values['claims'])
    .map(valuesIn)
    .filter(({ ref }) => !ref || open.has(String(ref)));
  const present = new Set(rows.map(({ ref }) => ref));
  const added = claims.filter((claim) => !before.has(refOf(claim)) && !present.has(refOf(claim)));
  return { ...values, claims: [...rows, ...added.map((claim) => rowOf(claim, captionOf))], about: [...open] };
}

/** The rows of the values, as a call names them. */
export function claimsIn({ claims }: PreparedComplaint, values: Values) {
  const byRef = new Map(claims.map((claim) => [refOf(claim), claim]));
  return rowsIn(values['claims']).map((row) => {
    const rowValues = valuesIn(row);
    const claim = byRef.get(String(rowValues['ref'] ?? ''));
    // What was emptied is said, or the portal's own would take its place.
    const fields = complaintFields.map((field) => [field, String(rowValues[field] ?? '')] as const);
    return claim
      ? { of: claim.of, id: claim.id, row: Object.fromEntries(fields) }
      : { of: 'typed' as const, row: Object.fromEntries(fields) };
  });
}
