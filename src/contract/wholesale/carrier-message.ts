import * as z from 'zod/mini';
import { asCleanText, day, optionalText, time } from '../fields.ts';
import { portingId } from '../telephone.ts';
import { numberRange } from './number-range.ts';
import { businessCases, timeWindows } from './porting-request.ts';

/** Messages that two carriers exchange about a porting (WBCI). */
const carrierMessages = [
  'VA',
  'RUEM-VA',
  'ABBM',
  'AKM-TR',
  'ABBM-TR',
  'TV',
  'TV-ERLM',
  'TV-ABBM',
  'STORNO',
  'STORNO-ERLM',
  'STORNO-ABBM',
  'PORTED',
] as const;
export type CarrierMessage = (typeof carrierMessages)[number];

/** Names one request of one carrier; each sending has one of its own. */
export const vaId = z.string().check(z.regex(/^DEU\.[A-Z0-9]{2,6}\.V[A-Z]?\d{8,9}$/, 'vaId'));
const carrierCode = z.string().check(z.regex(/^DEU\.[A-Z0-9]{2,6}$/, 'carrierCode'));
export const messageCodes = z.array(z.string().check(z.regex(/^\d{4}$/, 'choose'))).check(z.maxLength(6, 'choose'));

/** What the other carrier answers to a request of ours, and what its employees or ours say in its place. */
export const carrierEvents = [
  'RUEM-VA',
  'ABBM',
  'ABBM-TR',
  'TV-ERLM',
  'TV-ABBM',
  'STORNO-ERLM',
  'STORNO-ABBM',
  'PORTED',
] as const;
export type CarrierEvent = (typeof carrierEvents)[number];

export const carrierAnswer = z.object({
  message: z.enum(carrierEvents, 'choose'),
  vaId,
  codes: z.optional(messageCodes),
  date: z.optional(day),
  /** PKIabg, with RUEM-VA. */
  pki: z.optional(portingId),
  text: optionalText(500),
});
export type CarrierAnswer = z.infer<typeof carrierAnswer>;

const holderName = z.string().check(asCleanText, z.maxLength(200));
/** The holder of the line, as the other carrier compares it. */
const messageHolder = z.object({
  kind: z.enum(['person', 'company']),
  name: holderName,
  /** Of a person; the company's addition. */
  addition: z.optional(holderName),
  coHolders: z.optional(z.array(holderName).check(z.maxLength(4))),
  street: holderName,
  houseNumber: holderName,
  zip: holderName,
  city: holderName,
});

/** A request of one carrier to another, whichever of the two is ours. */
export const carrierRequest = z.object({
  message: z.literal('VA'),
  vaId,
  /** EKPauf and EKPabg. */
  from: carrierCode,
  to: carrierCode,
  businessCase: z.enum(businessCases),
  holder: messageHolder,
  numbers: z.array(numberRange).check(z.minLength(1), z.maxLength(10)),
  allNumbers: z.boolean(),
  date: day,
  timeWindow: z.enum(timeWindows),
  ownPki: z.optional(portingId),
  losingPki: z.optional(portingId),
  losingCustomerNo: optionalText(20),
  lineId: optionalText(30),
  wholesaleContractNo: optionalText(30),
  projectCode: optionalText(30),
  couplingCode: optionalText(30),
  technicalResource: z.optional(z.boolean()),
});
export type CarrierRequest = z.infer<typeof carrierRequest>;

/** What follows a request: a takeover, a shift, a cancellation. */
export const carrierFollowUp = z.object({
  message: z.enum(['AKM-TR', 'TV', 'STORNO']),
  vaId,
  date: z.optional(day),
  /** Of a cancellation. */
  text: optionalText(500),
  technicalResource: z.optional(z.boolean()),
});
export type CarrierFollowUp = z.infer<typeof carrierFollowUp>;

/** What goes out: requests and what follows them, and answers to those of others. */
export const outgoingMessage = z.union([carrierRequest, carrierFollowUp, carrierAnswer]);
export type OutgoingMessage = z.infer<typeof outgoingMessage>;

/** A row of what was exchanged: time, message, code, text, direction. */
export const portingMessage = z.object({
  at: time,
  message: z.enum(carrierMessages),
  direction: z.enum(['in', 'out']),
  vaId: z.optional(z.string()),
  codes: z.optional(z.array(z.string())),
  date: z.optional(z.string()),
  text: z.optional(z.string()),
  /** The user who entered it, unless it came by the carrier's interface. */
  by: z.optional(z.string()),
});
export type PortingMessage = z.infer<typeof portingMessage>;

/** A message that could not be read, as it came; employees see it. */
export const unreadMessage = z.object({ at: time, raw: z.string(), why: z.string() });
