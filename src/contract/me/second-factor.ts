import * as z from 'zod/mini';

const factorKinds = ['passkey', 'authenticator'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How many codes for a lost factor there are at once. */
export const recoveryCodeCount = 10;
/** More are of no use, and each one slows down every login. */
export const maxFactors = 10;

const factor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created: z.number(),
  lastUsed: z.optional(z.number()),
});
export type Factor = z.infer<typeof factor>;

export const factorState = z.object({
  factors: z.array(factor),
  recoveryCodesLeft: z.number(),
  /** True where the user must have one. */
  isDemanded: z.boolean(),
});
export type FactorState = z.infer<typeof factorState>;

/** `secret` for typing, `uri` for the camera; `setup` says to the server which secret it gave out. */
export const authenticatorSetup = z.object({ secret: z.string(), uri: z.string(), setup: z.string() });
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;
/** The first factor comes with recovery codes, which are never shown again. */
export const factorAdded = z.object({ factor, recoveryCodes: z.optional(z.array(z.string())) });
export type FactorAdded = z.infer<typeof factorAdded>;
export const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** By what a login may go on. */
const loginFactors = [...factorKinds, 'recoveryCode'] as const;
export type LoginFactor = (typeof loginFactors)[number];
