import * as z from 'zod/mini';
import { asPlainText, houseNumber, optionalText, street, text, time, zip } from '../fields.ts';
import { checkedAddress } from './awaited-availability.ts';

/** How data reach a building, as the order form names it. */
export const lineTechnologies = ['adsl', 'vdsl', 'superVectoring'] as const;
export type LineTechnology = (typeof lineTechnologies)[number];

/** Who found a result out. */
export const availabilitySources = ['manual', 'script', 'gateway'] as const;
export type AvailabilitySource = (typeof availabilitySources)[number];

/** Highest rate (Mbit/s) that a result may name. */
export const maxLineRate = 1000;

/** A place in Germany that a line is to reach. */
export const lineAddress = z.strictObject({ street, houseNumber, zip, city: text(2, 60) });
export type LineAddress = z.infer<typeof lineAddress>;

const rate = z.number('required').check(z.int(), z.minimum(1, `between:1:${maxLineRate}`), z.maximum(maxLineRate));
export const lineOffer = z.strictObject({ technology: z.enum(lineTechnologies, 'choose'), maxRate: rate });
export type LineOffer = z.infer<typeof lineOffer>;

/** Each technology once; none where no line is possible. */
export const lineOffers = z.array(lineOffer).check(
  z.maxLength(lineTechnologies.length),
  z.refine((offers) => new Set(offers.map(({ technology }) => technology)).size === offers.length, 'duplicate'),
);

export const availabilityNumber = optionalText(40);

const checkId = z.string().check(asPlainText, z.regex(/^[0-9a-f-]{36}$/, 'invalid'));

/** `POST /foundation/{trid}/availability-checks` */
export const availabilityRequest = z.strictObject({
  address: lineAddress,
  /** The draft that waits for the result where employees check by hand. */
  draftId: z.optional(z.string().check(asPlainText, z.maxLength(100))),
  /** Asks again where a result of this day is there. */
  again: z.optional(z.boolean()),
});
export type AvailabilityRequest = z.infer<typeof availabilityRequest>;

/** A check as it is stored; without `checkedAt` it waits for an employee. */
export const availabilityCheck = z.object({
  id: z.string(),
  address: checkedAddress,
  source: z.enum(availabilitySources),
  created: time,
  checkedAt: z.optional(time),
  /** How the one who checked names the result. */
  number: z.optional(z.string()),
  technologies: z.array(z.object({ technology: z.enum(lineTechnologies), maxRate: z.number() })),
});
export type AvailabilityCheck = z.infer<typeof availabilityCheck>;

/** Action `askAvailability` of a draft. */
export const availabilityQuestion = { checkId } as const;

/** An employee's answer to such a request. */
export const availabilityAnswer = z.strictObject({ checkId, technologies: lineOffers, number: availabilityNumber });
export type AvailabilityAnswer = z.infer<typeof availabilityAnswer>;
