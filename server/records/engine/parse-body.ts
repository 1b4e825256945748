import type * as z from 'zod/mini';
import { invalidFields } from '#server/core/errors.ts';
import { fieldFaults } from '#server/core/field-faults.ts';

/** Reads a body by the contract of its record type or action. */
export function parseBody<T>(contract: z.ZodMiniType<T>, body: unknown): T {
  const parsed = contract.safeParse(body);
  if (!parsed.success) throw invalidFields(fieldFaults(parsed.error.issues));
  return parsed.data;
}
