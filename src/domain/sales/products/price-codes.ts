import type { PriceList, ProductRef } from '#contract/sales/product.ts';
import { choiceRules } from '#domain/catalogue/choice-rules.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';
import { addedProductCode, priceCodeOf } from '#domain/catalogue/price-code.ts';

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
/** Those that ship with the portal; further ones come with choices of the catalogue. */
export type ShippedPriceCode = Codes<(typeof priceGroups)[keyof typeof priceGroups]>;
export type PriceCode = string;
export type PriceGroup = keyof typeof priceGroups;

const shippedKinds: Readonly<Record<string, PriceKind>> = Object.assign({}, ...Object.values(priceGroups));

/** Choices of the catalogue that did not ship, with the codes of their prices. */
const addedChoices = () =>
  changedEntries('choice')
    .flatMap((entry) => {
      const code = priceCodeOf(entry.list, entry.key);
      return code === undefined ? [] : [{ ...entry, code }];
    })
    .filter(({ list, key, code }) => !choiceRules[list].codes.some((one) => one === key) && !(code in shippedKinds));

/** Products of the catalogue that did not ship, with the codes of their prices. */
const addedProducts = () =>
  changedEntries('product').flatMap(({ key, basedOn, price }) =>
    basedOn === undefined ? [] : [{ code: addedProductCode(key), price }],
  );

/** The codes of a group of the price list's form. */
export const codesIn = (group: PriceGroup): readonly PriceCode[] => [
  ...Object.keys(priceGroups[group]),
  ...addedChoices()
    .filter(({ list }) => choiceRules[list].price?.group === group)
    .map(({ code }) => code),
  ...(group === 'products' ? addedProducts().map(({ code }) => code) : []),
];

export const priceCodes = (): readonly PriceCode[] => [
  ...Object.keys(shippedKinds),
  ...[...addedChoices(), ...addedProducts()].map(({ code }) => code),
];

export const priceParts = ['oneOff', 'monthly'] as const;

function kindOf(code: PriceCode): PriceKind | undefined {
  const added = addedChoices().find((choice) => choice.code === code);
  if (addedProducts().some((product) => product.code === code)) return 'monthly';
  return shippedKinds[code] ?? (added && choiceRules[added.list].price?.kind);
}

/** The amounts that a price has. */
export const partsOf = (code: PriceCode): readonly (typeof priceParts)[number][] => {
  const kind = kindOf(code);
  return priceParts.filter((part) => kind === part || kind === 'both');
};

/** What the catalogue says that a choice or product costs, where a price list does not name it; in cents. */
export const cataloguePrice = (code: PriceCode): PriceList['prices'][string] | undefined =>
  [...addedChoices(), ...addedProducts()].find((one) => one.code === code)?.price;

/** With which the codes of prices begin. */
const prefixes = new Set<string>(Object.values(choiceRules).flatMap(({ price }) => price?.prefix ?? []));

/** The price of a choice: `phoneBasic` of `article`; undefined where it costs nothing of its own. */
export function codeOf(kind: string, choice: unknown): PriceCode | undefined {
  const name = `${kind}${String(choice).charAt(0).toUpperCase()}${String(choice).slice(1)}`;
  if (Object.hasOwn(shippedKinds, name)) return name;
  return prefixes.has(kind) && kindOf(name) ? name : undefined;
}

export const priceCodeOfProduct = ({ productType, product }: ProductRef): PriceCode | undefined => {
  if (product !== undefined) return addedProductCode(product);
  return Object.hasOwn(shippedKinds, productType) ? productType : undefined;
};
