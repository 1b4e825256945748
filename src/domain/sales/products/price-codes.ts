import type { productTypes } from '#contract/sales/product.ts';

type PriceKind = 'monthly' | 'oneOff' | 'both';

/** What a price list names, by the groups of its form; `both` is bought or rented. */
export const priceGroups = {
  products: {
    hfo360: 'monthly',
    hfoNgnConnect: 'monthly',
    hfoNgnTeamsConnect: 'monthly',
    hfoNgnBasic: 'monthly',
    hfoNgnOneBusiness: 'monthly',
    hfoDslMaxxBusiness: 'monthly',
    hfoCrownCentrex: 'monthly',
    hfoBusinessHomeMobile: 'monthly',
  },
  voice: {
    tariffFlatLandline: 'monthly',
    tariffFlatAll: 'monthly',
    optionEuAbroad: 'monthly',
    optionEncryption: 'monthly',
    optionFixedDisplay: 'monthly',
    optionExpressRepair: 'monthly',
    invoicePost: 'monthly',
    evnPost: 'monthly',
  },
  access: { dsl: 'monthly', lineSetup: 'oneOff', staticIp: 'monthly', router: 'both' },
  centrex: {
    flatrateLandline: 'monthly',
    flatrateAll: 'monthly',
    licenceComfort: 'monthly',
    licenceMobileClient: 'monthly',
  },
  mobile: {
    cardMobileM: 'monthly',
    cardMobileL: 'monthly',
    cardMobileXl: 'monthly',
    cardDataOnly: 'monthly',
    cardMultiSim: 'monthly',
    cardRoamingWorld: 'monthly',
    cardDataPlus: 'monthly',
    cardWifiCalling: 'monthly',
    cardEuCalls: 'monthly',
    homeLine: 'monthly',
    deviceSmartphoneS: 'oneOff',
    deviceSmartphoneM: 'oneOff',
    deviceSmartphoneL: 'oneOff',
    deviceMobileRouter: 'oneOff',
  },
  hardware: {
    articlePhoneBasic: 'both',
    articlePhoneComfort: 'both',
    articlePhoneDect: 'both',
    articlePhoneConference: 'both',
    articleHeadset: 'both',
    articleFaxAdapter: 'both',
    articleSwitchPoe: 'both',
  },
} as const satisfies Record<string, Record<string, PriceKind>>;

type Codes<G> = G extends unknown ? keyof G : never;
export type PriceCode = Codes<(typeof priceGroups)[keyof typeof priceGroups]>;
export type PriceGroup = keyof typeof priceGroups;

const kinds: Readonly<Record<string, PriceKind>> = Object.assign({}, ...Object.values(priceGroups));
export const priceCodes = Object.keys(kinds) as readonly PriceCode[];

export const priceParts = ['oneOff', 'monthly'] as const;
/** The amounts that a price has. */
export const partsOf = (code: PriceCode): readonly (typeof priceParts)[number][] =>
  priceParts.filter((part) => kinds[code] === part || kinds[code] === 'both');

const isCode = (name: string): name is PriceCode => Object.hasOwn(kinds, name);

/** The price of a choice: `phoneBasic` of `article`; undefined where it costs nothing of its own. */
export function codeOf(kind: string, choice: unknown): PriceCode | undefined {
  const name = `${kind}${String(choice).charAt(0).toUpperCase()}${String(choice).slice(1)}`;
  return isCode(name) ? name : undefined;
}

export const productCode = (type: (typeof productTypes)[number]): PriceCode | undefined =>
  isCode(type) ? type : undefined;
