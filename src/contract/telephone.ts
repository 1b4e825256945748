import * as z from 'zod/mini';
import { asPlainText, code } from './fields.ts';
import type { NumberKind } from './numbering/numbering-plan.ts';
import { isNumberOf, phoneFault } from './numbering/phone-number.ts';

const number = (fault: (input: string) => string | undefined) =>
  z.string().check(
    asPlainText,
    z.minLength(1, 'required'),
    z.check(({ value, issues }) => {
      const message = value === '' ? undefined : fault(value);
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  );

/** A number that can be called from anywhere; kept as it was typed. */
export const phone = number(phoneFault);

/** 110, 112, 115, 116xxx: reached by everybody, the target of no forwarding. */
export const isEmergencyNumber = (input: string): boolean => /^(110|112|115|116\d{3})$/.test(input.replace(/\D/g, ''));

const numberOf = (...kinds: readonly NumberKind[]) =>
  number((input) => phoneFault(input) ?? (isNumberOf(input, ...kinds) ? undefined : 'phone'));
export const mobileNumber = numberOf('mobile');
/** Where calls may be forwarded to. */
export const forwardTarget = numberOf('geographic', 'mobile');

/** A line's pilot number without extension. */
export const ddiBase = code(/^\d{1,8}$/, 'numberBlock');
export const attendant = code(/^\d{1,6}$/, 'numberBlock');
export const blockEnd = code(/^\d{1,6}$/, 'numberBlock');

/** Who a number is ported between. */
export const portingId = code(/^D\d{3}$/, 'portingId');
