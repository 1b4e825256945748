import * as z from 'zod/mini';

/** What stands in a column of an operator's template for complaints about commissions. */
const complaintColumnKinds = ['text', 'vo', 'contract', 'phone', 'date', 'amount'] as const;
export type ComplaintColumnKind = (typeof complaintColumnKinds)[number];

/** The columns of an operator's template, as its first row names them. */
export const complaintTemplate = z.object({
  /** How the template names itself on one of its sheets; another operator's has another title. */
  title: z.string(),
  /** Which version of it is the present one; undefined where it does not say so. */
  version: z.optional(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      kind: z.enum(complaintColumnKinds),
      required: z.boolean(),
      /** The template calculates this column, so users leave it empty. */
      computed: z.optional(z.boolean()),
    }),
  ),
});
export type ComplaintTemplate = z.infer<typeof complaintTemplate>;
