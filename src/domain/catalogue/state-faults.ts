import type { CatalogueEntry, ChoiceList } from '#contract/catalogue/entry.ts';
import type { StateFault } from '#contract/catalogue/state.ts';
import { ticketCategories } from '#contract/ticket.ts';
import { choiceRules, tariffsOf } from './choices.ts';
import { entriesBefore } from './current-entries.ts';
import { entryId } from './entry-id.ts';
import { followersOf, type StateOfChain } from './following-states.ts';

const isShippedChoice = (entry: CatalogueEntry & { kind: 'choice' }): boolean =>
  choiceRules[entry.list].codes.some((code) => code === entry.key);
const isShippedCategory = ({ type, key }: CatalogueEntry & { kind: 'ticketCategory' }): boolean =>
  (ticketCategories[type] as readonly string[]).includes(key);

/** Which prices a choice has to name, because no price list does yet. */
const pricesOf = ({ list }: CatalogueEntry & { kind: 'choice' }) => {
  const kind = choiceRules[list].price;
  return kind === 'both' ? (['oneOff', 'monthly'] as const) : ([kind] as const);
};

/** Whether a tariff that an option needs is offered beside it. */
function isTariff({ list }: { list: ChoiceList }, key: string, others: ReadonlyMap<string, CatalogueEntry>): boolean {
  if (list !== 'voiceOptions' && list !== 'cardOptions') return false;
  const tariff = others.get(`choice ${tariffsOf[list]} ${key}`);
  return tariff?.kind === 'choice' && tariff.isOffered;
}

/** What an entry lacks, by itself and among those of its day. */
function entryFault(entry: CatalogueEntry, others: ReadonlyMap<string, CatalogueEntry>): string | undefined {
  switch (entry.kind) {
    case 'product':
      if (!entry.isOffered) return undefined;
      if (entry.terms.length === 0) return 'noTerms';
      if (entry.defaultTerm !== undefined && !entry.terms.includes(entry.defaultTerm)) return 'defaultTermGone';
      return entry.documents.length === 0 ? 'noDocuments' : undefined;
    case 'choice':
      if (entry.requires && !entry.requires.some((key) => isTariff(entry, key, others))) return 'conditionGone';
      if (isShippedChoice(entry)) return undefined;
      if (!entry.caption) return 'noCaption';
      return pricesOf(entry).some((part) => entry.price?.[part] === undefined) ? 'noPrice' : undefined;
    case 'ticketCategory':
      return isShippedCategory(entry) || entry.caption ? undefined : 'noCaption';
    default:
      return undefined;
  }
}

/** Why a state cannot be released among the others; by the key of a sentence. */
export function stateFaults(state: StateOfChain, today: string, states: readonly StateOfChain[]): StateFault[] {
  const isTaken = states.some(({ id, validFrom }) => validFrom === state.validFrom && id !== state.id);
  const undone = followersOf(state, states)
    .filter((later) => later.state.stage !== 'preparing')
    .flatMap(({ ids }) => ids);
  const others = new Map([
    ...entriesBefore(state.validFrom, states),
    ...state.entries.map((entry) => [entryId(entry), entry] as const),
  ]);
  return [
    ...(state.entries.length === 0 ? [{ key: 'noChanges' }] : []),
    ...(state.validFrom <= today ? [{ key: 'dayPast' }] : []),
    ...(isTaken ? [{ key: 'dayTaken' }] : []),
    ...state.entries.flatMap((entry) => {
      const key = entryFault(entry, others);
      return key ? [{ key, entry: entryId(entry) }] : [];
    }),
    ...[...new Set(undone)].map((entry) => ({ key: 'undoneLater', entry })),
  ];
}
