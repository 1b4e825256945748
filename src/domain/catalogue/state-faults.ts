import type { CatalogueEntry, ChoiceList, EntryOf } from '#contract/catalogue/entry.ts';
import type { StateFault } from '#contract/catalogue/state.ts';
import { ticketCategories } from '#contract/ticket.ts';
import { choiceListsOf, choiceRules } from './choice-rules.ts';
import { tariffsOf } from './choices.ts';
import { entriesBefore } from './current-entries.ts';
import { entryId } from './entry-id.ts';
import { followersOf, type StateOfChain } from './following-states.ts';

const isShippedChoice = (entry: CatalogueEntry & { kind: 'choice' }): boolean =>
  choiceRules[entry.list].codes.some((code) => code === entry.key);
const isShippedCategory = ({ type, key }: CatalogueEntry & { kind: 'ticketCategory' }): boolean =>
  (ticketCategories[type] as readonly string[]).includes(key);

/** Which prices a choice has to name, because no price list does yet. */
const pricesOf = ({ list }: CatalogueEntry & { kind: 'choice' }) => {
  const kind = choiceRules[list].price?.kind;
  if (!kind) return [];
  return kind === 'both' ? (['oneOff', 'monthly'] as const) : ([kind] as const);
};

/** Whether a tariff that an option needs is offered beside it. */
function isTariff({ list }: { list: ChoiceList }, key: string, others: ReadonlyMap<string, CatalogueEntry>): boolean {
  if (list !== 'voiceOptions' && list !== 'cardOptions') return false;
  const tariff = others.get(`choice ${tariffsOf[list]} ${key}`);
  return tariff?.kind === 'choice' && tariff.isOffered;
}

/** What a product on offer lacks. */
function productFault(entry: EntryOf<'product'>, others: ReadonlyMap<string, CatalogueEntry>): string | undefined {
  const { terms, defaultTerm, documents, basedOn, caption, price, group, ways } = entry;
  const isOffer = (list: ChoiceList, key: string) => {
    const choice = others.get(`choice ${list} ${key}`);
    return choice?.kind === 'choice' && choice.isOffered;
  };
  if (terms.length === 0) return 'noTerms';
  if (defaultTerm !== undefined && !terms.includes(defaultTerm)) return 'defaultTermGone';
  if (documents.length === 0) return 'noDocuments';
  if (basedOn && !caption) return 'noCaption';
  if (basedOn && !price) return 'noPrice';
  if (group !== undefined && !isOffer('groups', group)) return 'groupGone';
  if (ways?.every((way) => way === 'offer')) return 'noWay';
  const lists = choiceListsOf(basedOn ?? entry.key);
  if (!lists) return undefined;
  if (entry.tariffs && !entry.tariffs.some((key) => isOffer(lists.tariffs, key))) return 'noTariff';
  return entry.options?.every((key) => isOffer(lists.options, key)) === false ? 'optionGone' : undefined;
}

/** What an entry lacks, by itself and among those of its day. */
function entryFault(entry: CatalogueEntry, others: ReadonlyMap<string, CatalogueEntry>): string | undefined {
  switch (entry.kind) {
    case 'product':
      return entry.isOffered ? productFault(entry, others) : undefined;
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

/** The type of a product never changes: its drafts and orders are of it. */
const typeFault = (entry: CatalogueEntry, before: CatalogueEntry | undefined): string | undefined =>
  entry.kind === 'product' && before?.kind === 'product' && entry.basedOn !== before.basedOn
    ? 'typeChanged'
    : undefined;

/** Why a state cannot be released among the others; by the key of a sentence. */
export function stateFaults(state: StateOfChain, today: string, states: readonly StateOfChain[]): StateFault[] {
  const isTaken = states.some(({ id, validFrom }) => validFrom === state.validFrom && id !== state.id);
  const undone = followersOf(state, states)
    .filter((later) => later.state.stage !== 'preparing')
    .flatMap(({ ids }) => ids);
  const before = entriesBefore(state.validFrom, states);
  const others = new Map([...before, ...state.entries.map((entry) => [entryId(entry), entry] as const)]);
  return [
    ...(state.entries.length === 0 ? [{ key: 'noChanges' }] : []),
    ...(state.validFrom <= today ? [{ key: 'dayPast' }] : []),
    ...(isTaken ? [{ key: 'dayTaken' }] : []),
    ...state.entries.flatMap((entry) => {
      const key = typeFault(entry, before.get(entryId(entry))) ?? entryFault(entry, others);
      return key ? [{ key, entry: entryId(entry) }] : [];
    }),
    ...[...new Set(undone)].map((entry) => ({ key: 'undoneLater', entry })),
  ];
}
