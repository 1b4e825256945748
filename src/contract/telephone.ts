import * as z from 'zod/mini';
import { normalisePhone } from './fields.ts';

/** What a number is, by its normalised form (E.164). */
const kinds = {
  geographic: /^\+49(?!32|700|800|900)[2-9]\d{5,12}$/,
  mobile: /^\+491[567]\d{8,9}$/,
  national032: /^\+4932\d{9}$/,
  freephone: /^\+49800\d{7}$/,
  shared0180: /^\+49180[1-7]\d{6}$/,
} as const;
export type NumberKind = keyof typeof kinds;

export const isNumberOf = (input: string, ...wanted: readonly NumberKind[]): boolean =>
  wanted.some((kind) => kinds[kind].test(normalisePhone(input)));

/** 110, 112, 115, 116xxx: reached by everybody, the target of no forwarding. */
export const isEmergencyNumber = (input: string): boolean => /^(110|112|115|116\d{3})$/.test(input.replace(/\D/g, ''));

const numberOf = (...wanted: readonly NumberKind[]) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(40, 'phone'),
    z.refine((input) => isNumberOf(input, ...wanted), 'phone'),
  );
export const mobileNumber = numberOf('mobile');
/** Where calls may be forwarded to. */
export const forwardTarget = numberOf('geographic', 'mobile');

const digits = (pattern: RegExp, message: string) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(pattern, message));

/** A line's pilot number without extension. */
export const ddiBase = digits(/^\d{1,8}$/, 'numberBlock');
export const attendant = digits(/^\d{1,6}$/, 'numberBlock');
export const blockEnd = digits(/^\d{1,6}$/, 'numberBlock');

/** Who a number is ported between. */
export const portingId = digits(/^D\d{3}$/, 'portingId');
