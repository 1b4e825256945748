import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What a form sends, by the contract that the server checks it with. */
export type FormContract = z.ZodMiniType<object, FieldValues>;

/** A check that needs more than the contract knows; answers a key of the `validation` texts. */
export type FieldCheck = (value: unknown) => string | undefined;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
export const shapeOf = (contract: FormContract): Shape => ('shape' in contract ? (contract.shape as Shape) : {});

const isUnset = (value: unknown) => value === '' || value === null || value === undefined;

/** True where the contract refuses the field without a value. */
export function isRequired(contract: FormContract, name: string): boolean {
  const field = shapeOf(contract)[name];
  return (
    !!field && field._zod.optin !== 'optional' && ['', undefined, []].every((value) => !field.safeParse(value).success)
  );
}

/** True where contract and check of the field have nothing against the value. */
export const isValid = (contract: FormContract, check: FieldCheck | undefined, name: string, value: unknown): boolean =>
  shapeOf(contract)[name]?.safeParse(value).success !== false && check?.(value) === undefined;

/** Controls speak of nothing chosen as '' or null, contracts leave the field out. */
export function prepared(values: FieldValues, contract: FormContract): FieldValues {
  const shape = shapeOf(contract);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (!isUnset(value)) return [[name, value]];
    return shape[name]?._zod.optin === 'optional' ? [] : [[name, '']];
  });
  return Object.fromEntries(entries);
}

/** Validates by the contract and by the checks that fields bring along, which know more and so speak first. */
export function contractResolver(
  contract: FormContract,
  checks: ReadonlyMap<string, FieldCheck>,
): Resolver<FieldValues> {
  const byContract = zodResolver(contract) as Resolver<FieldValues>;
  return async (values, context, options) => {
    const result = await byContract(prepared(values, contract), context, options);
    const errors: FieldErrors = { ...result.errors };
    for (const [name, check] of checks) {
      const message = check(values[name]);
      if (message) errors[name] = { type: 'check', message };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : result;
  };
}
