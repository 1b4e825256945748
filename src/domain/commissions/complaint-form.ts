import * as z from 'zod/mini';
import type { PreparedComplaint, SuggestedClaim } from '#contract/commissions/complaint.ts';
import { optionalText, text } from '#contract/fields.ts';
import { maxProofFiles } from '#contract/ticket.ts';
import { contractOf } from '../form/form-contract.ts';
import type { Field, Fields, Rule, Values } from '../form/form-description.ts';
import { checkbox, choices, defineForm, files, line, long, money, note } from '../form/form-fields.ts';
import { ticketContact } from '../tickets/contact-section.ts';
import { complaintCategoryField } from '../tickets/ticket-forms.ts';
import { openFields, rowFaults } from './check-claims.ts';
import type { ComplaintField } from './complaint-columns.ts';
import type { ComplaintRow } from './fill-complaint.ts';

/** How the form calls what it asks of a claim; nothing that its id could be mistaken for. */
export const claimName = (id: string): string => `claim-${id}`;

/** Parts a label's key from the name of the claim that it is said of. */
export const ofClaim = '|';

const isTaken = { field: 'include', is: [true] } as const;
const typed = optionalText(500);

const claimFields: Record<ComplaintField, Field> = {
  vo: line('claims.vo', typed, { when: isTaken }),
  customer: line('claims.customer', typed, { when: isTaken }),
  contract: line('claims.contract', typed, { when: isTaken }),
  phone: line('claims.phone', typed, { when: isTaken }),
  tariff: line('claims.tariff', typed, { when: isTaken }),
  activated: line('claims.activated', typed, { when: isTaken, hint: 'claims.activatedHint' }),
  expected: money('claims.expected', text(1, 40), { when: isTaken, hint: 'claims.expectedHint' }),
  received: money('claims.received', typed, { when: isTaken }),
  reason: line('claims.reason', text(1, 500), { when: isTaken, hint: 'claims.reasonHint', beside: 'shortLong' }),
};

/** The row of a claim as it would be sent: the suggestion, overwritten by typed values. */
const rowOf = ({ row }: SuggestedClaim, values: Values): ComplaintRow => ({
  ...row,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(claimFields, name))),
});

/** One that stands alone cannot be left out. */
const isIncluded = (values: unknown): boolean => (values as Values | undefined)?.['include'] !== false;

/** What tells a claim from the others of a complaint. */
export interface ClaimLabels {
  /** Its contract, else its customer. */
  readonly about?: string | undefined;
  readonly kind?: SuggestedClaim['kind'];
  readonly month?: SuggestedClaim['month'];
  /** Its place among those that are told by nothing else, from 1. */
  readonly place?: number;
}

/** How each claim is told from the others, by its name: contracts come several times, for several kinds and months. */
export function claimLabels(claims: readonly SuggestedClaim[]): ReadonlyMap<string, ClaimLabels> {
  const aboutOf = ({ row }: SuggestedClaim) => row.contract || row.customer || undefined;
  const words = new Map<string, ClaimLabels>();
  for (const same of Map.groupBy(claims, aboutOf).values()) {
    const differ = (of: (claim: SuggestedClaim) => string | undefined) => new Set(same.map(of)).size > 1;
    const [kinds, months] = [differ(({ kind }) => kind), differ(({ month }) => month)];
    const describeClaim = (claim: SuggestedClaim): ClaimLabels => ({
      about: aboutOf(claim),
      ...(kinds && { kind: claim.kind }),
      ...(months && { month: claim.month }),
    });
    for (const alike of Map.groupBy(same, (claim) => JSON.stringify(describeClaim(claim))).values())
      for (const [index, claim] of alike.entries())
        words.set(claimName(claim.id), { ...describeClaim(claim), ...(alike.length > 1 && { place: index + 1 }) });
  }
  return words;
}

function claimGroup(claim: SuggestedClaim, { template, claims }: PreparedComplaint, today: string): Field {
  const open = openFields(template, claim.row, today);
  const isOnly = claims.length === 1;
  const fields: Fields = {
    about: note(),
    ...(!isOnly && { include: checkbox('claims.include', z.boolean()) }),
    ...Object.fromEntries(
      open.map((field) => {
        const { when, ...always } = claimFields[field] as Field & { label: string; when?: unknown };
        // Of several the summary of what is wrong has to say which.
        const label = `${always.label}${isOnly ? '' : ofClaim + claimName(claim.id)}`;
        return [field, { ...always, label, ...(!isOnly && { when }) } as Field];
      }),
    ),
  };
  const rules: Rule[] = [(values) => (isIncluded(values) ? rowFaults(template, rowOf(claim, values), today) : [])];
  return { kind: 'group', label: claimName(claim.id), fields, rules };
}

/** The form of one operator's complaint: it asks for what the portal does not know, line by line. */
export const complaintForm = (complaint: PreparedComplaint, today: string) => {
  const names = complaint.claims.map(({ id }) => claimName(id));
  const isChosen = (values: Values) => names.some((name) => isIncluded(values[name]));
  const form = defineForm({
    rules: [(values) => (isChosen(values) ? [] : [{ path: `${names[0] ?? ''}.include`, key: 'claimsNone' }])],
    sections: [
      {
        name: 'claims',
        step: 'all',
        title: 'claims.title',
        hint: 'claims.hint',
        fields: Object.fromEntries(
          complaint.claims.map((claim) => [claimName(claim.id), claimGroup(claim, complaint, today)]),
        ) as Fields,
      },
      {
        name: 'request',
        step: 'all',
        title: 'claims.request',
        fields: {
          category: complaintCategoryField,
          description: long('description', 10, 2000, { hint: 'claims.descriptionHint' }),
        },
      },
      {
        name: 'proofs',
        step: 'all',
        title: 'claims.proofs',
        fields: {
          ...(complaint.proofs.length > 0
            ? {
                proofs: choices('claims.found', z.optional(z.array(z.string()).check(z.maxLength(maxProofFiles))), {
                  hint: 'claims.foundHint',
                  options: () =>
                    complaint.proofs.map(({ id, name, of }) => ({ value: id, label: of ? `${name} (${of})` : name })),
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

/** What the form begins with. */
export const complaintDefaults = (complaint: PreparedComplaint, today: string): Record<string, unknown> => ({
  category: complaint.category,
  // Papers say no more than the complaint itself; files of customers go only where the partner says so.
  proofs: complaint.proofs.flatMap(({ id, from }) => (from === 'paper' ? [id] : [])).slice(0, maxProofFiles),
  ...Object.fromEntries(
    complaint.claims.map((claim) => [
      claimName(claim.id),
      {
        ...(complaint.claims.length > 1 && { include: true }),
        ...Object.fromEntries(
          openFields(complaint.template, claim.row, today).map((field) => [field, claim.row[field] ?? '']),
        ),
      },
    ]),
  ),
});

/** The claims of the values, as a call names them. */
export const claimsIn = ({ claims }: PreparedComplaint, values: Values) =>
  claims.flatMap((claim) => {
    const typedIn = (values[claimName(claim.id)] ?? {}) as Values;
    return isIncluded(typedIn) ? [{ id: claim.id, of: claim.of, row: rowOf(claim, typedIn) }] : [];
  });
