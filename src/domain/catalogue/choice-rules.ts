import type { ChoiceList } from '#contract/catalogue/entry.ts';
import type { Product } from '#contract/sales/product.ts';
import { pbxVendors } from '#domain/sales/products/pbx-vendors.ts';
import { productGroups } from '#domain/sales/products/product-groups.ts';
import { changedEntries } from './in-use.ts';
import { offered } from './offered.ts';

interface ListRules {
  /** With which the portal ships. */
  readonly codes: readonly string[];
  /** Where captions stand among the texts. */
  readonly words: `${string}:${string}`;
  /** Absent where it costs nothing. */
  readonly price?: {
    /** Before the code in the code of its price. */
    readonly prefix: string;
    readonly group: 'voice' | 'mobile' | 'hardware';
    readonly kind: 'monthly' | 'oneOff' | 'both';
  };
}

/** Devices that an extension can have on its desk. */
export const phones = ['phoneBasic', 'phoneComfort', 'phoneDect', 'phoneConference'] as const;

/** What the lists of the order forms offer, and how each is called and priced. */
export const choiceRules: Readonly<Record<ChoiceList, ListRules>> = {
  tariffs: {
    codes: ['perMinute', 'flatLandline', 'flatAll'],
    words: 'order-form:tariffs',
    price: { prefix: 'tariff', group: 'voice', kind: 'monthly' },
  },
  voiceOptions: {
    codes: ['euAbroad', 'encryption', 'fixedDisplay', 'expressRepair'],
    words: 'order-form:voiceOptions',
    price: { prefix: 'option', group: 'voice', kind: 'monthly' },
  },
  articles: {
    codes: [...phones, 'headset', 'faxAdapter', 'switchPoe'],
    words: 'products:articles',
    price: { prefix: 'article', group: 'hardware', kind: 'both' },
  },
  cardTariffs: {
    codes: ['mobileS', 'mobileM', 'mobileL', 'mobileXl', 'dataOnly'],
    words: 'products:cardTariffs',
    price: { prefix: 'card', group: 'mobile', kind: 'monthly' },
  },
  cardOptions: {
    codes: ['dataPlus', 'wifiCalling', 'euCalls'],
    words: 'products:cardOptions',
    price: { prefix: 'card', group: 'mobile', kind: 'monthly' },
  },
  cardDevices: {
    codes: ['none', 'smartphoneS', 'smartphoneM', 'smartphoneL', 'mobileRouter'],
    words: 'products:cardDevices',
    price: { prefix: 'device', group: 'mobile', kind: 'oneOff' },
  },
  vendors: { codes: pbxVendors, words: 'products:vendors' },
  groups: { codes: productGroups, words: 'products:group' },
};

/** The lists of which a product may name tariffs and options of its own, by its type; some types have none. */
export function choiceListsOf(type: string): { tariffs: ChoiceList; options: ChoiceList } | undefined {
  if (type === 'hfoBusinessHomeMobile') return { tariffs: 'cardTariffs', options: 'cardOptions' };
  const hasTariffs = type !== 'hfoCrownCentrex' && type !== 'hfoDslMaxxBusiness';
  return hasTariffs ? { tariffs: 'tariffs', options: 'voiceOptions' } : undefined;
}

export type OwnChoices = Pick<Product, 'tariffs' | 'options'>;
/** By which of its fields a product names its choices of a list. */
const ownChoicesOf: Partial<Record<ChoiceList, keyof OwnChoices>> = {
  tariffs: 'tariffs',
  cardTariffs: 'tariffs',
  voiceOptions: 'options',
  cardOptions: 'options',
};

/** What a list of a form offers today: to a product those that it names, or those that no product has for itself. */
export function offeredChoices(list: ChoiceList, product?: OwnChoices): readonly string[] {
  const changes = changedEntries('choice').filter((entry) => entry.list === list);
  const all = offered(choiceRules[list].codes, changes, ({ key }) => key);
  if (!product) return all;
  const field = ownChoicesOf[list];
  const own = field && product[field];
  if (own) return all.filter((key) => own.includes(key));
  const exclusive = new Set(changes.filter(({ isExclusive }) => isExclusive).map(({ key }) => key));
  return exclusive.size > 0 ? all.filter((key) => !exclusive.has(key)) : all;
}
