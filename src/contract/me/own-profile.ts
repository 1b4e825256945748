import * as z from 'zod/mini';
import { choice, email, name, optionalText } from '../fields.ts';
import { typedPassword } from '../password.ts';
import { phone } from '../telephone.ts';

/** Those that stand before a person. */
export const personSalutations = ['1', '2'] as const;
export const titles = ['Dr.', 'Prof.', 'Prof. Dr.', 'Dipl.-Ing.'] as const;

/** `docs/domain/profile.md`: what a user says of himself; the mail address changes by a link that it is sent to. */
export const ownProfileFields = z.strictObject({
  salutation: z.optional(choice(personSalutations)),
  title: z.optional(choice(titles)),
  firstName: name,
  lastName: name,
  position: optionalText(50),
  phone: z.optional(phone),
  mobile: z.optional(phone),
});
export type OwnProfileFields = z.infer<typeof ownProfileFields>;

export const ownProfile = z.object({
  userId: z.string(),
  email: z.string(),
  /** Since when (ms) mails come back from the address. */
  bounced: z.optional(z.number()),
  /** An address that waits for its confirmation. */
  newEmail: z.optional(z.string()),
  /** When the photo was changed last (ms); absent where there is none. */
  photo: z.optional(z.number()),
  salutation: z.optional(z.string()),
  title: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  position: z.optional(z.string()),
  phone: z.optional(z.string()),
  mobile: z.optional(z.string()),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const emailChangeRequest = z.strictObject({
  email,
  current: typedPassword,
});
export const emailConfirmation = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
export const emailConfirmed = z.object({ email: z.string() });

/** Bytes of a portrait. */
export const largestPhoto = 2 * 1024 * 1024;
export const photoTypes = ['image/jpeg', 'image/png'] as const;

export const photoLimits = { maxSide: 6000, maxPixels: 25_000_000 } as const;

/** What a portrait is by its first bytes; undefined for anything else. Whether it is whole the server alone knows. */
export function photoType(bytes: Uint8Array): (typeof photoTypes)[number] | undefined {
  const begins = (...first: number[]) => first.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined;
}
