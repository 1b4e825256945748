import type { ChoiceList } from '#contract/catalogue/entry.ts';
import { listedChoice } from '#contract/fields.ts';
import { changedEntries } from './in-use.ts';
import { offered } from './offered.ts';

interface ListRules {
  /** With which the portal ships. */
  readonly codes: readonly string[];
  /** Where captions stand among the texts. */
  readonly words: `${string}:${string}`;
  /** Before the code in the code of its price. */
  readonly pricePrefix: string;
  readonly priceGroup: 'voice' | 'mobile' | 'hardware';
  readonly price: 'monthly' | 'oneOff' | 'both';
}

/** Devices that an extension can have on its desk. */
export const phones = ['phoneBasic', 'phoneComfort', 'phoneDect', 'phoneConference'] as const;

/** What the lists of the order forms offer, and how each is called and priced. */
export const choiceRules = {
  tariffs: {
    codes: ['perMinute', 'flatLandline', 'flatAll'],
    words: 'order-form:tariffs',
    pricePrefix: 'tariff',
    priceGroup: 'voice',
    price: 'monthly',
  },
  voiceOptions: {
    codes: ['euAbroad', 'encryption', 'fixedDisplay', 'expressRepair'],
    words: 'order-form:voiceOptions',
    pricePrefix: 'option',
    priceGroup: 'voice',
    price: 'monthly',
  },
  articles: {
    codes: [...phones, 'headset', 'faxAdapter', 'switchPoe'],
    words: 'products:articles',
    pricePrefix: 'article',
    priceGroup: 'hardware',
    price: 'both',
  },
  cardTariffs: {
    codes: ['mobileS', 'mobileM', 'mobileL', 'mobileXl', 'dataOnly'],
    words: 'products:cardTariffs',
    pricePrefix: 'card',
    priceGroup: 'mobile',
    price: 'monthly',
  },
  cardOptions: {
    codes: ['dataPlus', 'wifiCalling', 'euCalls'],
    words: 'products:cardOptions',
    pricePrefix: 'card',
    priceGroup: 'mobile',
    price: 'monthly',
  },
  cardDevices: {
    codes: ['none', 'smartphoneS', 'smartphoneM', 'smartphoneL', 'mobileRouter'],
    words: 'products:cardDevices',
    pricePrefix: 'device',
    priceGroup: 'mobile',
    price: 'oneOff',
  },
} as const satisfies Record<ChoiceList, ListRules>;

/** What a list of a form offers today. */
export const offeredChoices = (list: ChoiceList): readonly string[] =>
  offered(
    choiceRules[list].codes,
    changedEntries('choice').filter((entry) => entry.list === list),
    ({ key }) => key,
  );

/** Lists of options, of which some need a tariff; the tariffs stand in another list. */
export const tariffsOf = { voiceOptions: 'tariffs', cardOptions: 'cardTariffs' } as const;

/** The options that can be taken with the tariff that is chosen beside them. */
export const optionsByTariff = (list: keyof typeof tariffsOf) => ({
  optionsFrom: ['tariff'],
  options: (_context: unknown, answers: (name: string) => unknown) => {
    const entries = new Map(
      changedEntries('choice').flatMap((entry) => (entry.list === list ? [[entry.key, entry]] : [])),
    );
    return offeredChoices(list)
      .filter((key) => entries.get(key)?.requires?.includes(String(answers('tariff'))) ?? true)
      .map((value) => ({ value }));
  },
});

/** One of them: another catalogue changes what the same contract takes. */
export const catalogueChoice = (list: ChoiceList) => listedChoice(() => offeredChoices(list));
