import * as z from 'zod/mini';

const minPasswordLength = 12;
const maxPasswordLength = 200;

/**
 * The form in which passwords are compared (RFC 8265, OpaqueString): composed letters, and plain spaces in place of others. Keyboards
 * and systems differ in both. Nothing is trimmed, folded or taken for a letter that it only looks like.
 */
export const passwordForm = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** In characters, not in the units of a string. */
export const passwordLength = (typed: string): number => [...passwordForm(typed)].length;

export const isSamePassword = (one: string, other: string): boolean => passwordForm(one) === passwordForm(other);

const isShortEnough = z.refine<string>((typed) => passwordLength(typed) <= maxPasswordLength, {
  error: `tooLong:${maxPasswordLength}`,
});

/** A password that was set before, as the user types it: nothing is trimmed. */
export const typedPassword = z.string().check(z.minLength(1, 'required'), isShortEnough);

/** Which characters it is made of is left to the user; what is easily guessed the server alone knows (domain rule 6.5). */
export const newPassword = z.string().check(
  z.minLength(1, 'required'),
  z.refine((typed) => passwordLength(typed) >= minPasswordLength, { error: `passwordShort:${minPasswordLength}` }),
  isShortEnough,
);
