import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Fault } from '#domain/form/form-contract.ts';
import { afterPaint } from '#domain/site/after-paint.ts';

/** What a form sends, by the contract that the server checks it with. */
export type FormContract = z.ZodMiniType<object, FieldValues>;

/** A check that needs more than the contract knows; answers a key of the `validation` texts. */
export type FieldCheck = (value: unknown) => string | undefined;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
export const shapeOf = (contract: FormContract): Shape => ('shape' in contract ? (contract.shape as Shape) : {});

/** The fields that a user fills in; literals that name the action, and the version, are added later. */
export const askedFields = (contract: FormContract): string[] =>
  Object.entries(shapeOf(contract)).flatMap(([name, field]) =>
    field._zod.def.type === 'literal' || name === 'version' ? [] : [name],
  );

const isUnset = (value: unknown) => value === '' || value === null || value === undefined;

/** True where the contract refuses the field without a value. */
export function isRequired(contract: FormContract, name: string): boolean {
  const field = shapeOf(contract)[name];
  return (
    !!field && field._zod.optin !== 'optional' && ['', undefined, []].every((value) => !field.safeParse(value).success)
  );
}

/** Controls speak of nothing chosen as '' or null, contracts leave the field out. */
export function prepared(values: FieldValues, contract: FormContract): FieldValues {
  const shape = shapeOf(contract);
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (!isUnset(value)) return [[name, value]];
    return shape[name]?._zod.optin === 'optional' ? [] : [[name, '']];
  });
  return Object.fromEntries(entries);
}

interface Judges {
  contract: FormContract;
  /** Checks of fields in the form, and of the form as a whole: both know more than the contract and so speak first. */
  checks: ReadonlyMap<string, FieldCheck>;
  request: (values: FieldValues) => FieldValues;
  rules: (values: FieldValues) => readonly Fault[];
}

/** Validates what would be sent, by its contract and by what else is known. */
export function contractResolver({ contract, checks, request, rules }: Judges): Resolver<FieldValues> {
  const byContract = zodResolver(contract) as Resolver<FieldValues>;
  return async (values, context, options) => {
    // The typed input shows before the check of the whole form.
    if (options.names?.length === 1 && typeof requestAnimationFrame === 'function') await afterPaint();
    const sent = request(values);
    const result = await byContract(sent, context, options);
    const collectedFaults: Fault[] = [];
    try {
      collectedFaults.push(...rules(sent));
      for (const [path, check] of checks) {
        const key = check(get(sent, path));
        if (key) collectedFaults.push({ path, key });
      }
    } catch (cause) {
      // A rule that fails over what the contract refuses anyway must not keep its faults from being shown.
      if (Object.keys(result.errors).length === 0) throw cause;
      globalThis.reportError?.(cause);
    }
    if (collectedFaults.length === 0) return result;
    const errors: FieldErrors = { ...result.errors };
    // A fault of a table keeps the faults in its rows.
    for (const { path, key } of collectedFaults)
      set(errors, path, { ...(get(errors, path) as object | undefined), type: 'check', message: key });
    return { values: {}, errors };
  };
}

const isRow = ([name]: [string, unknown]) => /^\d+$/.test(name);

/** Path and message key of every error, those of nested and repeated fields among them. */
export function errorsByPath(errors: object, path = ''): Fault[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]): Fault[] => {
    if (typeof error !== 'object' || error === null) return [];
    const at = name === 'root' ? path.slice(0, -1) : path + name;
    if (!('message' in error && typeof error.message === 'string')) return errorsByPath(error, `${at}.`);
    const rows = Object.fromEntries(Object.entries(error).filter(isRow));
    return [{ path: at, key: error.message }, ...errorsByPath(rows, `${at}.`)];
  });
}
