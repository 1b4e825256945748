import * as z from 'zod/mini';
import { asCleanText } from '../fields.ts';
import { typedPassword } from '../password.ts';
import { device } from './device.ts';

/** Six digits as an app shows them, with or without spaces between. */
export const authenticatorCode = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(20, 'factorCodeForm'), z.regex(/^\s*(?:\d\s*){6}$/, 'factorCodeForm'));
/** Four times four characters; small letters and other signs between them do not matter. */
export const recoveryCode = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.maxLength(60, 'recoveryCodeForm'),
    z.regex(/^[^A-Za-z0-9]*(?:[A-Za-z0-9][^A-Za-z0-9]*){16}$/, 'recoveryCodeForm'),
  );

export const factorName = z.string().check(asCleanText, z.minLength(1, 'required'), z.maxLength(60, 'tooLong:60'));

const part = z.string().check(z.maxLength(20_000));
const attachment = z.optional(z.enum(['cross-platform', 'platform']));
const passkeyAnswer = {
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  /** What extensions say is not used. */
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
  authenticatorAttachment: attachment,
};
/** What a browser answers when a passkey was made. */
const passkeyRegistration = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;
/** What a browser answers when a passkey was used. */
const passkeyAssertion = z.object({
  ...passkeyAnswer,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** To change how they sign in, users must prove their identity. */
export const factorConfirmation = z.strictObject({ password: typedPassword });
export const factorRemoval = z.strictObject({ id: z.string().check(z.maxLength(100)), password: typedPassword });

export const authenticatorProof = z.strictObject({ name: factorName, code: authenticatorCode });
export const authenticatorAddition = z.extend(authenticatorProof, { setup: z.string().check(z.maxLength(2000)) });
export const passkeyAddition = z.strictObject({ name: factorName, credential: passkeyRegistration });

const loginToken = z.string().check(z.minLength(1), z.maxLength(200));
export const passkeyLogin = z.strictObject({ token: loginToken });
const factorProof = z.union([
  z.strictObject({ code: authenticatorCode }),
  z.strictObject({ recoveryCode }),
  z.strictObject({ passkey: passkeyAssertion }),
]);
export type FactorProof = z.infer<typeof factorProof>;
/** The step of a login after a 903 answer; `timeout` as in the login itself. */
export const secondFactorLogin = z.strictObject({
  token: loginToken,
  timeout: z.number().check(z.int(), z.positive()),
  proof: factorProof,
  device,
});
