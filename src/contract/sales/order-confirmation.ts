import * as z from 'zod/mini';
import { optionalText, text, time } from '../fields.ts';
import { orderCustomer } from './order-customer.ts';
import { priceSummary } from './price-summary.ts';
import { productCode, productType } from './product.ts';
import { consentKeys } from './submission.ts';

/** Answers of the order forms that the customer reads by a link, and on the papers of that link. */
export const shownAnswers = [
  ...['orderKind', 'existingContractNumber', 'contractTerm', 'startMode', 'desiredDate', 'additionalDsl'],
  ...['siteDiffers', 'siteAddr', 'multiSite', 'contactTech', 'installer', 'onSiteContact'],
  ...['invoiceChannel', 'invoiceEmail', 'leitwegId', 'paymentMethod', 'bank', 'deliveryDiffers', 'deliveryAddr'],
  ...['evn', 'evnMasking', 'evnStaffNotice', 'tariff', 'userCount', 'options', 'flatrate', 'channels', 'hardware'],
  ...['numberMode', 'onkz', 'numberKind', 'numberCount', 'blockSize', 'portings', 'mainNumber'],
  ...['homeLine', 'homeNumberMode', 'homeOnkz', 'homePortings', 'cards'],
  ...['clip', 'clir', 'clipNoScreening', 'clipDeclaration', 'barring', 'costLimit'],
  ...['transport', 'srtp', 'codec', 'faxMode', 'numberFormat', 'pbxVendor', 'pbxVendorText', 'pbxModel', 'pbxFirmware'],
  ...['regMode', 'staticIp', 'accessProvider', 'accessBandwidth', 'backupRouting', 'backupTarget', 'backupTrigger'],
  ...['backupDelay', 'tenantId', 'tenantDomain', 'teamsModel', 'sbcFqdn', 'phoneLicense'],
  ...['directory', 'directoryName', 'directoryNumber', 'directoryInverse'],
  ...['emergencyDiffers', 'emergencyAddr', 'emergencyAck'],
  ...['availability', 'bandwidth', 'lineSituation', 'lineId', 'wholesaleContractNo', 'taeLocation', 'previousTenant'],
  ...['inHouseWiring', 'techVisit', 'router', 'staticIpOption'],
  ...['adminUser', 'avvAccepted', 'tkgWaiver', 'extensions', 'attendantExt', 'faxExtensions', 'conferenceRooms'],
  ...['groups', 'ivr', 'ivrOptions', 'gemaFree', 'businessHours', 'holidays', 'nightTarget', 'devices'],
  ...['extraDevicesPerExt', 'lanCheck', 'identDocType', 'identValidUntil'],
] as const;

/** Answers that stay with the partner and the distributor: secrets, ids, files, and what they note for themselves. */
export const internalAnswers = [
  ...['customerId', 'customerPassword', 'identNumber', 'voNumber', 'externalReference', 'priceListId', 'remark'],
  ...['siteList', 'numberNeedProof', 'attachments', 'announcements', 'identProof'],
] as const;

/** Of the customer's record, what decides on the questions of the form. */
export const shownCustomer = z.strictObject(
  z.omit(orderCustomer, { answers: true, areaCode: true, newer: true }).shape,
);

const shownPrices = z.omit(priceSummary, { priceListId: true });
export type ShownPrices = z.infer<typeof shownPrices>;

/** A text of the portal's texts; `key` has dots between its parts. */
const catalogueCaption = z.strictObject({
  namespace: z.string(),
  key: z.string(),
  text: z.strictObject({ de: z.string(), en: z.string() }),
});

/** The papers of the library that belong to the product, by their file names. */
const documents = z.array(z.string());

/**
 * `GET /public/order-confirmation/{token}`: all that the link shows; what is not named here stays in the portal.
 * It ends `confirmedLinkDays` after the confirmation, and says from then on that it was given.
 */
export const orderConfirmation = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('open'),
    draftNumber: z.string(),
    productType,
    product: z.optional(productCode),
    caption: z.string(),
    partner: z.string(),
    customer: shownCustomer,
    /** The form's answers, each of the shape that its form gives it; the bank account is masked. */
    values: z.partialRecord(z.enum(shownAnswers), z.unknown()),
    prices: shownPrices,
    consents: z.array(z.strictObject({ key: z.enum(consentKeys), textVersion: z.string() })),
    documents,
    signer: z.string(),
    /** A mandate of direct debit is granted for itself. */
    hasMandate: z.boolean(),
    expires: time,
    /** Captions that the catalogue added to those that come with the portal, of what stands in the order. */
    captions: z.array(catalogueCaption),
  }),
  /** Private customers sign in another way. */
  z.strictObject({ state: z.literal('refused'), partner: z.string() }),
  z.strictObject({
    state: z.literal('confirmed'),
    /** Until the link ends. */
    order: z.optional(
      z.strictObject({
        number: z.string(),
        partner: z.string(),
        documents,
        hasMandate: z.boolean(),
        expires: time,
      }),
    ),
  }),
]);
export type OrderConfirmation = z.infer<typeof orderConfirmation>;
export type OpenConfirmation = Extract<OrderConfirmation, { state: 'open' }>;

export const confirmedLinkDays = 14;

/** `POST /public/order-confirmation/{token}`: the customer's word; the order comes into being with it. */
export const confirmOrder = z.strictObject({
  accepted: z.literal(true, 'given'),
  /** Demanded where a direct debit is granted. */
  mandate: z.optional(z.boolean()),
  signer: text(2, 120),
  place: optionalText(60),
});
export type ConfirmOrder = z.infer<typeof confirmOrder>;
