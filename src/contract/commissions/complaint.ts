import * as z from 'zod/mini';
import { complaintTemplate } from '../complaint-template.ts';
import { asCleanText, choice, day, email, name, text, uploadIds } from '../fields.ts';
import { phone } from '../telephone.ts';
import { maxProofFiles, ticketCategories } from '../ticket.ts';
import { ticketReference } from '../ticket-reference.ts';
import { cents, commissionKinds, lineStates, month } from './line.ts';

/** So many lines and orders go into one complaint. */
export const maxClaims = 100;

/**
 * What a complaint is about: a line of a statement, an order that no line pays for, a contract that is paid for no longer,
 * or what the partner typed.
 */
const claimKinds = ['line', 'order', 'gap', 'typed'] as const;
export type ClaimKind = (typeof claimKinds)[number];

const typed = z.string().check(asCleanText, z.maxLength(500, 'tooLong:500'));
/** A row of the operator's template as typed; an absent field is an empty cell. */
const complaintRow = z.strictObject({
  vo: z.optional(typed),
  customer: z.optional(typed),
  contract: z.optional(typed),
  phone: z.optional(typed),
  tariff: z.optional(typed),
  activated: z.optional(typed),
  expected: z.optional(typed),
  received: z.optional(typed),
  reason: z.optional(typed),
});

const complaintCategory = choice(ticketCategories.etcProvisionComplain);
export type ComplaintCategory = z.infer<typeof complaintCategory>;

/** One line or order with what the portal can say of it in the template. */
const suggestedClaim = z.object({
  id: z.string(),
  of: z.enum(claimKinds),
  month: z.optional(month),
  kind: z.optional(z.enum(commissionKinds)),
  deadline: z.optional(day),
  row: complaintRow,
});
export type SuggestedClaim = z.infer<typeof suggestedClaim>;

/** A file of the portal that can prove a complaint. */
const proof = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it lies: an order's paper, a file of an order, of a customer, of another ticket. */
  from: z.enum(['paper', 'order', 'customer', 'ticket']),
  /** Number or name of what it belongs to. */
  of: z.string(),
});
export type Proof = z.infer<typeof proof>;

const ticketOf = ticketReference;

/** What would be sent to one operator. */
const preparedComplaint = z.object({
  operator: z.string(),
  /** Absent where no line suggests one. */
  category: z.optional(complaintCategory),
  template: complaintTemplate,
  /** The day by which the first of its lines is to be complained about. */
  deadline: z.optional(day),
  claims: z.array(suggestedClaim),
  proofs: z.array(proof),
});
export type PreparedComplaint = z.infer<typeof preparedComplaint>;

const ids = z.optional(z.string().check(z.maxLength(8000)));
/**
 * `GET /foundation/{trid}/commission-complaints/preview`: ids of lines, orders and gaps (`domain/commissions/gap-id.ts`),
 * parted by commas; without any of them, the operator that rows are typed for.
 */
export const previewQuery = z.object({
  lines: ids,
  orders: ids,
  gaps: ids,
  operator: z.optional(z.string().check(z.maxLength(40))),
});
export const complaintPreview = z.object({
  /** One for each operator, because each has a template and a ticket of its own. */
  complaints: z.array(preparedComplaint),
  /** What cannot be complained about any more, with the ticket that does so already. */
  refused: z.array(
    z.object({
      id: z.string(),
      of: z.enum(claimKinds),
      operator: z.string(),
      state: z.enum(lineStates),
      ticket: z.optional(ticketOf),
    }),
  ),
});
export type ComplaintPreview = z.infer<typeof complaintPreview>;

/** `POST /foundation/{trid}/commission-complaints`: one ticket with the filled template and all proofs. */
export const complaintRequest = z.strictObject({
  operator: text(1, 40),
  category: complaintCategory,
  description: text(10, 2000),
  claims: z
    .array(
      z.strictObject({ id: z.optional(z.string().check(z.maxLength(100))), of: z.enum(claimKinds), row: complaintRow }),
    )
    .check(z.minLength(1, 'required'), z.maxLength(maxClaims, `maxRows:${maxClaims}`)),
  /** Ids of proofs that the portal has. */
  proofs: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(maxProofFiles, `maxFiles:${maxProofFiles}`)),
  proofFiles: uploadIds(0, maxProofFiles),
  contactLastName: name,
  contactFirstName: name,
  contactEmail: email,
  contactPhone: phone,
});
export type ComplaintRequest = z.infer<typeof complaintRequest>;

/** What a ticket complains about, and what became of it. */
const claim = z.object({
  id: z.string(),
  of: z.enum(claimKinds),
  state: z.enum(lineStates),
  month: z.optional(month),
  customer: z.optional(z.string()),
  contract: z.optional(z.string()),
  tariff: z.optional(z.string()),
  expected: cents,
  received: cents,
  won: z.optional(cents),
  /** The line that put it right. */
  correctedBy: z.optional(z.string()),
});
export type Claim = z.infer<typeof claim>;

/** `GET /foundation/{trid}/commission-complaints/{id}`: the claims of a ticket, with what all of them won. */
export const complaintClaims = z.object({ items: z.array(claim), won: cents });
export type ComplaintClaims = z.infer<typeof complaintClaims>;
