import { type FormContract, shapeOf } from '#islands/ui/form/kit/contract-resolver.ts';

/** All fields of a form as an update says them: null takes away what was emptied. */
export const changesOf = (contract: FormContract, sent: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.keys(shapeOf(contract)).map((name) => [name, null])),
  ...sent,
});
