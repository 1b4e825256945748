import * as z from 'zod/mini';
import { optionalEmail, optionalText, time } from '../fields.ts';
import { actionOf } from '../record-actions.ts';
import { defineContract, type RecordOf, type RowOf } from '../record-contract.ts';

export const accountTypes = ['trunk', 'single'] as const;
export const registrationModes = ['registration', 'static'] as const;
export const transports = ['UDP', 'TCP', 'TLS'] as const;
export const codecs = ['G711a', 'G722', 'Opus', 'G729'] as const;
export const dtmfModes = ['rfc4733', 'inband'] as const;
export const faxModes = ['t38', 'g711'] as const;
export const numberFormats = ['e164', 'national'] as const;
/** § 61 TKG: free of charge. */
export const barrings = ['0900', '0137', '0180', '118xy', 'outsideEu', 'abroad', 'mobile'] as const;
export const sipStates = ['inSetup', 'active', 'lockedByCustomer', 'lockedForAbuse', 'terminated'] as const;
export type SipState = (typeof sipStates)[number];
const registrationStates = ['online', 'offline', 'static'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** A mailed link that makes a password when it is used. */
const passwordLink = z.object({
  /** Only its hash. */
  secret: z.string(),
  /** Until when (ms) it works. */
  expires: time,
  /** Recipient and sender, by their mail addresses. */
  email: z.string(),
  by: z.optional(z.string()),
  /** When (ms) it was used. */
  used: z.optional(time),
});

/** What is stored of a SIP account beside the fields of its form, which stand flat next to these. */
export const sipHead = {
  sipUser: z.string(),
  authUser: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  state: z.enum(sipStates),
  /** The HA1 of the SIP password (RFC 2617) and how often it was set; the password itself is kept nowhere. */
  passwordHash: z.optional(z.string()),
  passwordSetAt: z.optional(time),
  passwordLink: z.optional(passwordLink),
  /** Who is told of what is done to it. */
  notify: z.optional(z.string()),
  regState: z.enum(registrationStates),
  lastRegisteredAt: z.optional(time),
  contactIp: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  /** Calls at the moment. */
  channelsInUse: z.optional(z.number()),
  maxChannels: z.number(),
  /** How many rules of backup routing are on. */
  backupRules: z.optional(z.number()),
} as const;
export const sipData = z.looseObject(sipHead);
export type SipData = z.infer<typeof sipData>;

/** What a registrar or the session border controller says of an account. */
export const registration = z.object({
  regState: z.enum(registrationStates),
  /** When (ms) it registered last. */
  lastRegisteredAt: z.optional(time),
  contactIp: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  channelsInUse: z.optional(z.number()),
});
export type Registration = z.infer<typeof registration>;

/** As it is shown: without the link's secret. */
const shownSipData = z.extend(sipData, { passwordLink: z.optional(z.omit(passwordLink, { secret: true })) });
export type ShownSipData = z.infer<typeof shownSipData>;

const reason = { reason: optionalText(500) } as const;
const value = z.optional(z.string());
/** `docs/domain/sip-accounts.md`; a form says its fields. */
export const sipAccount = defineContract('ws.sip', {
  name: 'sip',
  /** `mainNumber` is E.164, `channels` how many it may use, `backup` `true` where backup routing is on. */
  columns: {
    sipUser: 'value1',
    customer: 'value2',
    mainNumber: 'value3',
    state: 'value4',
    customerId: 'value5',
    registration: 'value6',
    channels: 'value7',
    label: 'value8',
    backup: 'value9',
  },
  row: {
    sipUser: z.string(),
    customer: z.string(),
    mainNumber: value,
    state: z.enum(sipStates),
    customerId: z.string(),
    registration: z.enum(registrationStates),
    channels: z.string(),
    label: value,
    backup: z.enum(['true', 'false']),
    version: z.number(),
    modified: time,
    data: z.object({ channelsInUse: sipHead.channelsInUse }),
    /** How many numbers it has that are not terminated: a block counts as many as it holds. */
    related: z.optional(z.record(z.string(), z.number())),
  },
  data: shownSipData,
  common: ['update'],
  /** A lock by an employee means abuse. */
  actions: {
    resetPassword: actionOf('resetPassword'),
    /** Without an address the link goes to the customer's technical contact. */
    sendPasswordLink: actionOf('sendPasswordLink', { email: optionalEmail }),
    lock: actionOf('lock', reason),
    unlock: actionOf('unlock', reason),
  },
  list: {
    sorts: ['sipUser', 'customer', 'mainNumber', 'state', 'registration', 'channels', 'label', 'modified'],
    sort: 'sipUser',
    tabs: {
      name: 'registration',
      field: 'registration',
      values: registrationStates,
      groups: { all: () => registrationStates },
      first: 'all',
    },
    filters: {
      status: { kind: 'oneOf', field: 'state', values: sipStates },
      customer: { kind: 'code', field: 'customerId' },
      backup: { kind: 'oneOf', field: 'backup', values: ['true', 'false'] },
    },
  },
});
export type SipRow = RowOf<typeof sipAccount>;
export type SipRecord = RecordOf<typeof sipAccount>;
