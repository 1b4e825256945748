import { atom, type ReadableAtom } from 'nanostores';
import { type CustomerChoice, findCustomers, listRecentCustomers } from '#api/sales/customer-choices.ts';
import { $dataScope } from '../session/data-scope.ts';
import { untilDataScope } from '../session/until-data-scope.ts';

export interface CustomerOption {
  value: string;
  label: string;
}

const batchSize = 30;
/** After the last letter, in ms. */
const pause = 250;

const $found = atom<readonly CustomerOption[]>([]);
/** The own customers that were found so far, to choose one of them. */
export const $customerChoices: ReadableAtom<readonly CustomerOption[]> = $found;

const maxRecent = 5;
const $recent = atom<readonly CustomerOption[]>([]);
/** Those that were worked on last, offered before anything is typed. */
export const $recentCustomers: ReadableAtom<readonly CustomerOption[]> = $recent;

let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

const optionOf = ({ id, foreignid, name, place }: CustomerChoice): CustomerOption => ({
  value: id,
  label: [name, place, foreignid].filter(Boolean).join(' · '),
});

/** Adds choices to those that are known; what is known first stays. */
export function offerCustomers(options: readonly CustomerOption[]): void {
  const currentOptions = $found.get();
  const added = options.filter(({ value }) => !currentOptions.some((one) => one.value === value));
  if (added.length > 0) $found.set([...currentOptions, ...added]);
}

async function load(search: string): Promise<void> {
  const owner = await untilDataScope();
  if (!owner) return;
  latest += 1;
  const mine = latest;
  const customers = await findCustomers(owner.trid, search, batchSize).catch(() => []);
  if (mine === latest && $dataScope.get() === owner) offerCustomers(customers.map(optionOf));
}

async function loadRecent(): Promise<void> {
  const owner = await untilDataScope();
  if (!owner) return;
  const customers = await listRecentCustomers(owner.trid, maxRecent).catch(() => []);
  if ($dataScope.get() !== owner) return;
  const options = customers.map(optionOf);
  $recent.set(options);
  offerCustomers(options);
}

export const loadRecentCustomers = (): void => void loadRecent();

/** Searches own customers by letters and digits of the typed text, so that no word is parsed as a field name. */
export function searchCustomers(typed: string): void {
  clearTimeout(timer);
  const words = typed.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  timer = setTimeout(() => void load(words), words ? pause : 0);
}

$dataScope.listen(() => {
  latest += 1;
  $found.set([]);
  $recent.set([]);
});
