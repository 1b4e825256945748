import { atom, type ReadableAtom } from 'nanostores';
import { accountsOf, type CustomerChoice, customerData, findCustomerChoices } from '#api/wholesale/customer-choices.ts';
import { $dataScope } from '../session/data-scope.ts';
import { untilDataScope } from '../session/until-data-scope.ts';

interface Choice {
  value: string;
  label: string;
}

const batchSize = 30;
/** After the last letter, in ms. */
const pause = 250;

const $customers = atom<readonly (Choice & { name: string })[]>([]);
const $accounts = atom<readonly (Choice & { customerId: string })[]>([]);
/** The customers that were found so far, and the accounts of the one that was chosen. */
export const $customerChoices: ReadableAtom<readonly (Choice & { name: string })[]> = $customers;
export const $accountChoices: ReadableAtom<readonly (Choice & { customerId: string })[]> = $accounts;

/** What is known first stays. */
const joined = <T extends Choice>(currentChoices: readonly T[], newChoices: readonly T[]): readonly T[] => [
  ...currentChoices,
  ...newChoices.filter(({ value }) => !currentChoices.some((one) => one.value === value)),
];

const choiceOf = ({ id, foreignid, name, town }: CustomerChoice) => ({
  value: id,
  name,
  label: [name, town, foreignid].filter(Boolean).join(' · '),
});

let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

async function load(search: string): Promise<void> {
  const owner = await untilDataScope();
  if (!owner) return;
  latest += 1;
  const mine = latest;
  const matches = await findCustomerChoices(owner.trid, search, batchSize).catch(() => []);
  if (mine !== latest || $dataScope.get() !== owner) return;
  $customers.set(joined($customers.get(), matches.map(choiceOf)));
}

/** Searches customers by letters and digits of the typed text, so that no word is parsed as a field name. */
export function searchCustomerChoices(typed: string): void {
  clearTimeout(timer);
  const words = typed.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  timer = setTimeout(() => void load(words), words ? pause : 0);
}

const $customer = atom<Readonly<Record<string, unknown>> | undefined>(undefined);
/** The record of the chosen customer, to compare the holder of a line with. */
export const $chosenCustomer: ReadableAtom<Readonly<Record<string, unknown>> | undefined> = $customer;

let chosen = '';

/** Gets what belongs to the customer that was chosen. */
export async function chooseCustomer(customerId: string): Promise<void> {
  const owner = $dataScope.get();
  chosen = customerId;
  $customer.set(undefined);
  $accounts.set([]);
  if (!owner || !customerId) return;
  const [accounts, customer, linkedCustomers] = await Promise.all([
    accountsOf(owner.trid, customerId).catch(() => []),
    customerData(owner.trid, customerId).catch(() => undefined),
    // A link may choose one that is not among the first.
    findCustomerChoices(owner.trid, `id:${customerId}`, 1).catch(() => []),
  ]);
  if ($dataScope.get() !== owner || chosen !== customerId) return;
  $customers.set(joined($customers.get(), linkedCustomers.map(choiceOf)));
  $customer.set(customer);
  $accounts.set(
    accounts.map(({ id, sipUser, label }) => ({
      value: id,
      label: [sipUser, label].filter(Boolean).join(' · '),
      customerId,
    })),
  );
}

$dataScope.listen(() => {
  latest += 1;
  $customers.set([]);
  $customer.set(undefined);
  $accounts.set([]);
});
