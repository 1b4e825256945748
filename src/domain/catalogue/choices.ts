import type { ChoiceList } from '#contract/catalogue/entry.ts';
import { listedChoice } from '#contract/fields.ts';
import { type OwnChoices, offeredChoices } from './choice-rules.ts';
import { changedEntries } from './in-use.ts';

/** Lists of options, of which some need a tariff; the tariffs stand in another list. */
export const tariffsOf = { voiceOptions: 'tariffs', cardOptions: 'cardTariffs' } as const;

/** The options that can be taken with the tariff that is chosen beside them. */
export const optionsByTariff = (list: keyof typeof tariffsOf, product?: OwnChoices) => ({
  optionsFrom: ['tariff'],
  options: (_context: unknown, answers: (name: string) => unknown) => {
    const entries = new Map(
      changedEntries('choice').flatMap((entry) => (entry.list === list ? [[entry.key, entry]] : [])),
    );
    return offeredChoices(list, product)
      .filter((key) => entries.get(key)?.requires?.includes(String(answers('tariff'))) ?? true)
      .map((value) => ({ value }));
  },
});

/** One of them: another catalogue changes what the same contract takes. */
export const catalogueChoice = (list: ChoiceList, product?: OwnChoices) =>
  listedChoice(() => offeredChoices(list, product));
